import { Button } from '#components/Button/Button.tsx'
import { Sheet } from '#components/Sheet/Sheet.tsx'
import { SheetControls } from '#components/Sheet/SheetControls.ts'
import { adsText } from '#domain/messages/ads.ts'
import { AdsControls, type AdsToolsProps } from './AdsTools.tsx'
import { NO_ADS_FILTER } from './adsView.ts'

interface AdsSheetPanelProps extends AdsToolsProps {
  open: boolean
  onClose: () => void
}

/** The sheet that AdsSheet's button opens. */
export function AdsSheetPanel({ model, today, open, onClose }: AdsSheetPanelProps) {
  const { view, change, controls, order } = model
  const footer = (
    <>
      {controls.some(({ key }) => view[key] !== null) && (
        <Button variant="ghost" onClick={() => change({ ...NO_ADS_FILTER, q: view.q })}>
          {adsText.clearFilters}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {adsText.showAds(order.indices.length)}
      </Button>
    </>
  )
  return (
    <Sheet open={open} onClose={onClose} title={adsText.filters} footer={footer}>
      <SheetControls>
        <AdsControls model={model} today={today} block />
      </SheetControls>
    </Sheet>
  )
}

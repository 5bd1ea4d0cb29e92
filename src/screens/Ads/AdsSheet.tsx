import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Sheet } from '#components/overlays/Sheet/Sheet.tsx'
import { SheetControls } from '#components/overlays/Sheet/SheetControls.ts'
import { adsText } from '#domain/messages/ads.ts'
import { AdsControls } from './AdsControls.tsx'
import type { AdsToolsProps } from './AdsToolsProps.ts'
import { NO_ADS_FILTER } from './adsView.ts'

/** All controls except the search, in a bottom sheet on small screens. */
export function AdsSheet({ model, today }: AdsToolsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { view, updateView, controls, order, isComplete } = model
  const activeCount = controls.filter(({ key }) => view[key] !== null).length
  const footer = (
    <>
      {activeCount > 0 && (
        <Button variant="ghost" onClick={() => updateView({ ...NO_ADS_FILTER, q: view.q })}>
          {adsText.clearFilters}
        </Button>
      )}
      <Button variant="primary" onClick={close}>
        {adsText.showAds(isComplete ? order.indices.length : null)}
      </Button>
    </>
  )
  return (
    <>
      <IconButton
        variant="quiet"
        label={activeCount === 0 ? adsText.filters : adsText.filtersOn(activeCount)}
        icon={<ListFilter size={18} strokeWidth={1.5} aria-hidden />}
        aria-haspopup="dialog"
        data-on={activeCount > 0 || undefined}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={close} title={adsText.filters} footer={footer}>
        <SheetControls>
          <AdsControls model={model} today={today} block />
        </SheetControls>
      </Sheet>
    </>
  )
}

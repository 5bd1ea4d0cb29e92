import { ListFilter } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Sheet, SheetControls } from '#components/overlays/Sheet/Sheet.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { AdsFilters } from './AdsFilters.tsx'
import { NO_ADS_FILTER } from './adsView.ts'
import type { AdsModel } from './useAdsModel.ts'

interface AdsSheetProps {
  model: AdsModel
  /** Name of the button and the sheet. */
  label: string
  /** Shows the button's icon only. */
  compact: boolean
  /** Number of active filters that only the sheet shows. */
  activeCount: number
  /** Controls below the filters. @default none */
  children?: ReactNode
}

/** All filters, and other controls, in a sheet, and the button that opens it. */
export function AdsSheet({ model, label, compact, activeCount, children }: AdsSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { view, updateView, controls, order, isComplete } = model
  const footer = (
    <>
      {controls.some(({ key }) => view[key] !== null) && (
        <Button variant="ghost" onClick={() => updateView({ ...NO_ADS_FILTER, q: view.q })}>
          {adsText.clearFilters}
        </Button>
      )}
      <Button variant="primary" onClick={close}>
        {adsText.showAds(isComplete ? order.indices.length : null)}
      </Button>
    </>
  )
  const name = activeCount === 0 ? label : adsText.filtersOn(label, activeCount)
  const buttonProps = {
    'aria-haspopup': 'dialog' as const,
    'data-on': activeCount > 0 || undefined,
    icon: <ListFilter size={compact ? 18 : 16} strokeWidth={1.5} aria-hidden />,
    onClick: () => setOpen(true),
  }
  return (
    <>
      {compact ? (
        <IconButton variant="quiet" label={name} {...buttonProps} />
      ) : (
        <Button {...buttonProps}>{name}</Button>
      )}
      <Sheet open={isOpen} onClose={close} title={label} footer={footer}>
        <SheetControls>
          <AdsFilters model={model} controls={controls} block />
          {children}
        </SheetControls>
      </Sheet>
    </>
  )
}

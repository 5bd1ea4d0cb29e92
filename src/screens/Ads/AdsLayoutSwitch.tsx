import { LayoutGrid, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { adsText } from '#domain/messages/ads.ts'
import type { AdsLayout } from './adsView.ts'
import type { AdsModel } from './useAdsModel.ts'

/** Grid or table. */
export function AdsLayoutSwitch({ model: { view, chooseLayout } }: { model: AdsModel }) {
  return <SegmentedControl label={adsText.layout} options={LAYOUTS} value={view.layout} onChange={chooseLayout} />
}

const LAYOUTS: readonly { value: AdsLayout; label: string; icon: ReactNode; hideLabel: true }[] = [
  { value: 'grid', label: adsText.grid, icon: <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />, hideLabel: true },
  { value: 'table', label: adsText.table, icon: <Rows3 size={16} strokeWidth={1.5} aria-hidden />, hideLabel: true },
]

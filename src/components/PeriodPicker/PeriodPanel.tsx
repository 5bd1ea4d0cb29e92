import { styled } from 'styled-components'
import { separatorCss } from '#components/floating/itemCss.ts'
import { periodOf, presetOf } from '#domain/period.ts'
import type { Period } from '#domain/period.ts'
import { CustomRange } from './CustomRange.tsx'
import type { PeriodPickerProps } from './PeriodPicker.tsx'
import { PresetList } from './PresetList.tsx'

interface PeriodPanelProps extends Pick<PeriodPickerProps, 'period' | 'today' | 'min' | 'max'> {
  onChoose: (period: Period) => void
}

/** The open panel of a PeriodPicker: the presets, and two days of one's own. */
export function PeriodPanel({ period, today, min, max, onChoose }: PeriodPanelProps) {
  const preset = presetOf(period, today)
  return (
    <Content>
      <PresetList chosen={preset} today={today} onChoose={(chosen) => onChoose(periodOf(chosen, today))} />
      <Separator />
      <CustomRange period={period} chosen={preset === 'custom'} today={today} min={min} max={max} onApply={onChoose} />
    </Content>
  )
}

const Content = styled.div`
  width: 308px;
  max-width: 100%;

  @media (max-width: 767px) {
    width: 360px;
  }
`

const Separator = styled.div`
  ${separatorCss}
`

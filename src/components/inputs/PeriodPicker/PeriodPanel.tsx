import { styled } from 'styled-components'
import { periodOf, presetOf } from '#domain/period.ts'
import type { Period } from '#domain/period.ts'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import type { DateRangePickerProps } from '../DateRangePicker/DateRangePickerProps.ts'
import { PresetList } from './PresetList.tsx'

interface PeriodPanelProps extends Pick<DateRangePickerProps, 'period' | 'today' | 'min' | 'max'> {
  onChoose: (period: Period) => void
}

/** The popover content of a PeriodPicker: presets beside a custom date range. */
export function PeriodPanel({ period, today, min, max, onChoose }: PeriodPanelProps) {
  const preset = presetOf(period, today)
  return (
    <Content>
      <PresetList chosen={preset} today={today} onChoose={(next) => onChoose(periodOf(next, today))} />
      <DateRangePicker
        period={period}
        chosen={preset === 'custom'}
        today={today}
        min={min}
        max={max}
        onApply={onChoose}
      />
    </Content>
  )
}

const Content = styled.div`
  display: flex;
  max-width: 100%;

  & > :first-child {
    flex: none;
    width: 324px;
  }

  & > :last-child {
    margin-left: 6px;
    border-left: 1px solid var(--line);
  }

  @media (max-width: 767px) {
    display: block;
    width: 360px;

    & > :first-child {
      width: auto;
    }

    & > :last-child {
      margin: 6px 0 0;
      border: 0;
      border-top: 1px solid var(--line);
    }
  }
`

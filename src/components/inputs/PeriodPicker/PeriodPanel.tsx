import { styled } from 'styled-components'
import { presetPeriod, matchingPreset } from '#domain/period.ts'
import type { Period } from '#domain/period.ts'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import type { DateRangePickerProps } from '../DateRangePicker/DateRangePickerProps.ts'
import { PresetList } from './PresetList.tsx'

interface PeriodPanelProps extends Pick<DateRangePickerProps, 'period' | 'today' | 'min' | 'max'> {
  onChoose: (period: Period) => void
}

/** The popover content of a PeriodPicker: presets beside a custom date range. */
export function PeriodPanel({ period, today, min, max, onChoose }: PeriodPanelProps) {
  const preset = matchingPreset(period, today)
  return (
    <Content>
      <PresetList selected={preset} today={today} onChoose={(next) => onChoose(presetPeriod(next, today))} />
      <DateRangePicker
        period={period}
        selected={preset === 'custom'}
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

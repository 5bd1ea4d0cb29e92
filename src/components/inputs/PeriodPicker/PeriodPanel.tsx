import { styled } from 'styled-components'
import { presetPeriod, matchingPreset } from '#domain/period.ts'
import type { Period } from '#domain/period.ts'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import type { DateRangePickerProps } from '../DateRangePicker/DateRangePickerProps.ts'
import { PresetList } from './PresetList.tsx'

interface PeriodPanelProps extends Pick<DateRangePickerProps, 'period' | 'today' | 'min' | 'max' | 'formId'> {
  onChoose: (period: Period) => void
}

/** What a PeriodPicker opens: presets beside, on small screens above, a custom date range. */
export function PeriodPanel({ period, today, min, max, formId, onChoose }: PeriodPanelProps) {
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
        formId={formId}
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
    flex-direction: column;
    max-width: none;
    /* The presets' text is in line with the sheet's title. */
    margin: calc(-1 * var(--sp-2)) -10px;

    & > :first-child {
      width: auto;
    }

    & > :last-child {
      margin: var(--sp-2) 0 0;
      border: 0;
      border-top: 1px solid var(--line);
    }
  }
`

import { Calendar, ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { preloadCalendar } from '#components/inputs/DateRangePicker/DateRangePicker.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import type { Day } from '#domain/catalogue.ts'
import { periodText } from '#domain/messages/period.ts'
import { presetOf, samePeriod } from '#domain/period.ts'
import type { Period } from '#domain/period.ts'
import { PeriodPanel } from './PeriodPanel.tsx'

export interface PeriodPickerProps {
  period: Period
  /** What the presets count from. */
  today: Day
  /** The first day that a custom period may have. */
  min?: Day | undefined
  /** The last day that a custom period may have. */
  max?: Day | undefined
  /** Called only with another period than `period`. */
  onChange: (period: Period) => void
  /** Shown in place of the period, where that is told beside it: 'Custom'. Its name tells both. */
  text?: string
  /** As wide as what it stands in: in a Sheet. */
  block?: boolean | undefined
  disabled?: boolean | undefined
}

/**
 * Chooses the days of a report: presets or two days (screens.md, Report bar). A button that opens a Popover (APG: dialog,
 * not modal) with a radio group and a form; choosing or applying closes it.
 */
export function PeriodPicker({
  period,
  today,
  min,
  max,
  onChange,
  text: shown,
  block = false,
  disabled = false,
}: PeriodPickerProps) {
  const preset = presetOf(period, today)
  const choose = (next: Period, close: () => void) => {
    close()
    if (!samePeriod(next, period)) onChange(next)
  }
  const text = preset === 'custom' ? periodText.range(period, today) : periodText.presets[preset]
  const trigger = (
    <Button
      aria-label={shown === undefined ? periodText.chosen(text) : `${shown}, ${periodText.chosen(text)}`}
      size={block ? 'block' : 'm'}
      disabled={disabled}
      icon={<Calendar size={16} strokeWidth={1.5} aria-hidden />}
      trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
      onPointerEnter={preloadCalendar}
      onFocus={preloadCalendar}
    >
      {shown ?? text}
    </Button>
  )
  return (
    <Place data-block={block || undefined}>
      <Popover label={periodText.label} trigger={trigger}>
        {(close) => (
          <PeriodPanel period={period} today={today} min={min} max={max} onChoose={(next) => choose(next, close)} />
        )}
      </Popover>
    </Place>
  )
}

const Place = styled.div`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;

  &[data-block] {
    display: flex;
  }
`

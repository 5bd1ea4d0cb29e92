import { Calendar, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { preloadCalendar } from '#components/inputs/DateRangePicker/DateRangePicker.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { Sheet } from '#components/overlays/Sheet/Sheet.tsx'
import type { Day } from '#domain/day.ts'
import { dateRangeText, periodText } from '#domain/messages/period.ts'
import { matchingPreset, isSamePeriod } from '#domain/period.ts'
import type { Period } from '#domain/period.ts'
import { PeriodPanel } from './PeriodPanel.tsx'

export interface PeriodPickerProps {
  /** The current period; both days are included. */
  period: Period
  /** The day that presets are relative to. */
  today: Day
  /** Earliest day of a custom period. @default none */
  min?: Day | undefined
  /** Latest day of a custom period. @default none */
  max?: Day | undefined
  /** Called only with a period that differs from `period`. */
  onChange: (period: Period) => void
  /**
   * Replaces the period on the button when it is already shown nearby; the accessible name includes both.
   * @default the period
   */
  buttonText?: string
  /** Fills the width of its container, as in a Sheet. */
  fullWidth?: boolean | undefined
  /** Prevents changes. */
  disabled?: boolean | undefined
}

/**
 * A button that opens a popover, on small screens a sheet, with preset periods and a custom date range. Choosing a
 * preset or applying a range closes it.
 * ARIA pattern: dialog (modal on small screens), containing a radio group and a form.
 */
export function PeriodPicker({
  period,
  today,
  min,
  max,
  onChange,
  buttonText,
  fullWidth = false,
  disabled = false,
}: PeriodPickerProps) {
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const formId = useId()
  const preset = matchingPreset(period, today)
  const closeSheet = () => setSheetOpen(false)
  const handleChoose = (next: Period, close: () => void) => {
    close()
    if (!isSamePeriod(next, period)) onChange(next)
  }
  const periodLabel = preset === 'custom' ? periodText.range(period, today) : periodText.presets[preset]
  const trigger = (
    <Button
      aria-label={
        buttonText === undefined
          ? periodText.buttonName(periodLabel)
          : `${buttonText}, ${periodText.buttonName(periodLabel)}`
      }
      size={fullWidth ? 'block' : 'm'}
      disabled={disabled}
      icon={buttonText === undefined ? <Calendar size={16} strokeWidth={1.5} aria-hidden /> : undefined}
      trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
      onPointerEnter={preloadCalendar}
      onFocus={preloadCalendar}
      {...(isSmall && { 'aria-haspopup': 'dialog', onClick: () => setSheetOpen(true) })}
    >
      {buttonText ?? periodLabel}
    </Button>
  )
  const panel = { period, today, min, max }
  return (
    <Container data-block={fullWidth || undefined}>
      {isSmall ? (
        <>
          {trigger}
          <Sheet
            open={isSheetOpen}
            onClose={closeSheet}
            title={periodText.label}
            footer={
              <Button type="submit" form={formId} variant="primary">
                {dateRangeText.apply}
              </Button>
            }
          >
            <PeriodPanel {...panel} formId={formId} onChoose={(next) => handleChoose(next, closeSheet)} />
          </Sheet>
        </>
      ) : (
        <Popover label={periodText.label} trigger={trigger}>
          {(close) => <PeriodPanel {...panel} onChoose={(next) => handleChoose(next, close)} />}
        </Popover>
      )}
    </Container>
  )
}

const Container = styled.div`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;

  &[data-block] {
    display: flex;
  }
`

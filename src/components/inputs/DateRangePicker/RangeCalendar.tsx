import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { addMonths, startOfMonth, type Day } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { dayForKey, firstVisibleMonth, isSelectable, monthsFrom, clampDay } from './calendarDays.ts'
import type { DayLimits } from './validateRange.ts'
import { MonthGrid } from './MonthGrid.tsx'

interface RangeCalendarProps extends DayLimits {
  from: Day | null
  to: Day | null
  /** Whether only the start is chosen; the range then extends to the day under the pointer or focus. */
  isPickingEnd: boolean
  today: Day
  /** Number of months side by side. */
  monthCount: 1 | 2
  onPick: (range: PickedRange) => void
}

/** The picked days; `to` is null until the second one is picked. */
export interface PickedRange {
  from: Day
  to: Day | null
}

/**
 * A calendar for picking a range of days. All days are one tab stop; arrow keys move by days and weeks, Home and End
 * within the week, Page Up and Page Down by months (with Shift by years), Enter and Space select.
 * ARIA pattern: grid, as in the date picker dialog example.
 */
export function RangeCalendar({ from, to, isPickingEnd, today, min, max, monthCount, onPick }: RangeCalendarProps) {
  const limits = { min, max }
  const root = useRef<HTMLDivElement>(null)
  const [activeDay, setActiveDay] = useState(() => clampDay(to ?? from ?? today, limits))
  const [firstMonth, setFirstMonth] = useState(() => initialFirstMonth(activeDay, monthCount, min))
  /** The day under the pointer, or else with the focus. */
  const [previewDay, setPreviewDay] = useState<Day | null>(null)
  const [lastRange, setLastRange] = useState<{ from: Day | null; to: Day | null }>({ from, to })

  // Scrolls to a day that was typed, and makes it the active one.
  if (from !== lastRange.from || to !== lastRange.to) {
    const day = to !== lastRange.to ? to : from
    setLastRange({ from, to })
    if (day !== null && day !== activeDay) {
      setActiveDay(clampDay(day, limits))
      setFirstMonth(firstVisibleMonth(clampDay(day, limits), firstMonth, monthCount))
    }
  }
  const visibleMonths = monthsFrom(firstMonth, monthCount)
  const lastMonth = visibleMonths.at(-1) ?? firstMonth
  const range = isPickingEnd && from !== null ? sortDays(from, previewDay ?? from) : { from, to }

  const focusDay = (day: Day) => {
    flushSync(() => {
      setActiveDay(day)
      setFirstMonth(firstVisibleMonth(day, firstMonth, monthCount))
      setPreviewDay(day)
    })
    root.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }
  const scrollMonths = (by: number) => {
    setFirstMonth(addMonths(firstMonth, by))
    setActiveDay(clampDay(addMonths(activeDay, by), limits))
  }
  const pick = (day: Day) => {
    if (!isSelectable(day, limits)) return
    setActiveDay(day)
    // The day under the pointer must not preview the next range yet.
    setPreviewDay(null)
    const picked = isPickingEnd && from !== null ? sortDays(from, day) : { from: day, to: null }
    setLastRange(picked)
    onPick(picked)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const day = dayAt(event.target)
    if (day === null || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayForKey(event.key, event.shiftKey, day, limits)
    if (next !== null) focusDay(next)
    else if (event.key === 'Enter' || event.key === ' ') pick(day)
    else return
    event.preventDefault()
  }
  return (
    <Calendar ref={root}>
      <MonthButton
        side="left"
        label={dateRangeText.previousMonth}
        isDisabled={min !== undefined && firstMonth <= min}
        onClick={() => scrollMonths(-1)}
      />
      <MonthButton
        side="right"
        label={dateRangeText.nextMonth}
        isDisabled={max !== undefined && addMonths(lastMonth, 1) > max}
        onClick={() => scrollMonths(1)}
      />
      <div
        className="months"
        onKeyDown={handleKeyDown}
        onClick={({ target }) => {
          const day = dayAt(target)
          if (day !== null) pick(day)
        }}
        onPointerOver={({ target, pointerType }) =>
          setPreviewDay(isPickingEnd && pointerType === 'mouse' ? dayAt(target) : null)
        }
        onPointerLeave={() => setPreviewDay(null)}
        onFocus={({ target }) => setPreviewDay(isPickingEnd ? dayAt(target) : null)}
        onBlur={() => setPreviewDay(null)}
      >
        {visibleMonths.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            // Adjacent months' days only at the outer edges, otherwise some would appear twice.
            showsPreviousMonth={month === firstMonth}
            showsNextMonth={month === lastMonth}
            range={range}
            activeDay={visibleMonths.includes(startOfMonth(activeDay)) ? activeDay : clampDay(firstMonth, limits)}
            today={today}
            limits={limits}
          />
        ))}
      </div>
    </Calendar>
  )
}

function MonthButton({
  side,
  label,
  isDisabled,
  onClick,
}: {
  side: 'left' | 'right'
  label: string
  isDisabled: boolean
  onClick: () => void
}) {
  const Arrow = side === 'left' ? ArrowLeft : ArrowRight
  return (
    <span className={side}>
      <IconButton
        label={label}
        size="s"
        icon={<Arrow size={16} strokeWidth={1.5} aria-hidden />}
        // Not `disabled`: the button would lose the focus on reaching the last month.
        aria-disabled={isDisabled || undefined}
        data-off={isDisabled || undefined}
        onClick={() => {
          if (!isDisabled) onClick()
        }}
      />
    </span>
  )
}

/** Shows the day's month last, but no month that ends before `min`. */
function initialFirstMonth(day: Day, months: number, min: Day | undefined): Day {
  const first = addMonths(startOfMonth(day), 1 - months)
  return min !== undefined && first < min ? startOfMonth(min) : first
}

function dayAt(target: EventTarget): Day | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null) : null
}

function sortDays(a: Day, b: Day): { from: Day; to: Day } {
  return a <= b ? { from: a, to: b } : { from: b, to: a }
}

const Calendar = styled.div`
  position: relative;

  .months {
    display: flex;
    gap: var(--sp-5);
  }

  .left,
  .right {
    position: absolute;
    top: 0;
  }

  .left {
    left: 0;
  }

  .right {
    right: 0;
  }
`

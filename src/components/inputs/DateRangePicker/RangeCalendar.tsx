import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import type { Day } from '#domain/catalogue.ts'
import { addMonths, startOfMonth } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { dayByKey, firstShowing, isWithin, monthsFrom, within } from './calendarDays.ts'
import type { DayLimits } from './checkRange.ts'
import { MonthGrid } from './MonthGrid.tsx'

interface RangeCalendarProps extends DayLimits {
  from: Day | null
  to: Day | null
  /** The first day is chosen, the last not yet: the range runs up to where the pointer or the focus is. */
  choosing: boolean
  today: Day
  /** How many months stand side by side. */
  months: 1 | 2
  onPick: (range: PickedRange) => void
}

/** What is picked: a first day alone, or both. */
export interface PickedRange {
  from: Day
  to: Day | null
}

/**
 * Months to pick two days from (APG: date picker dialog, its grid: arrows move by days and weeks, Home and End within the
 * week, Page Up and Page Down by months, with Shift by years; Enter and Space choose). One tab stop for all days.
 */
export function RangeCalendar({ from, to, choosing, today, min, max, months, onPick }: RangeCalendarProps) {
  const limits = { min, max }
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(() => within(to ?? from ?? today, limits))
  const [first, setFirst] = useState(() => firstAtStart(active, months, min))
  /** Where the pointer or, without it, the focus is. */
  const [pointed, setPointed] = useState<Day | null>(null)
  const [known, setKnown] = useState<{ from: Day | null; to: Day | null }>({ from, to })

  // What is typed comes into sight, and is where the keys begin.
  if (from !== known.from || to !== known.to) {
    const day = to !== known.to ? to : from
    setKnown({ from, to })
    if (day !== null && day !== active) {
      setActive(within(day, limits))
      setFirst(firstShowing(within(day, limits), first, months))
    }
  }
  const shown = monthsFrom(first, months)
  const last = shown.at(-1) ?? first
  const range = choosing && from !== null ? ordered(from, pointed ?? from) : { from, to }

  const go = (day: Day) => {
    flushSync(() => {
      setActive(day)
      setFirst(firstShowing(day, first, months))
      setPointed(day)
    })
    root.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }
  const turn = (by: number) => {
    setFirst(addMonths(first, by))
    setActive(within(addMonths(active, by), limits))
  }
  const choose = (day: Day) => {
    if (!isWithin(day, limits)) return
    setActive(day)
    // What was pointed at before is no preview of the next choice.
    setPointed(null)
    const picked = choosing && from !== null ? ordered(from, day) : { from: day, to: null }
    setKnown(picked)
    onPick(picked)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAt(event.target)
    if (day === null || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayByKey(event.key, event.shiftKey, day, limits)
    if (next !== null) go(next)
    else if (event.key === 'Enter' || event.key === ' ') choose(day)
    else return
    event.preventDefault()
  }
  return (
    <Calendar ref={root}>
      <MonthButton
        side="left"
        label={dateRangeText.previousMonth}
        off={min !== undefined && first <= min}
        onPress={() => turn(-1)}
      />
      <MonthButton
        side="right"
        label={dateRangeText.nextMonth}
        off={max !== undefined && addMonths(last, 1) > max}
        onPress={() => turn(1)}
      />
      <div
        className="months"
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const day = dayAt(target)
          if (day !== null) choose(day)
        }}
        onPointerOver={({ target, pointerType }) =>
          setPointed(choosing && pointerType === 'mouse' ? dayAt(target) : null)
        }
        onPointerLeave={() => setPointed(null)}
        onFocus={({ target }) => setPointed(choosing ? dayAt(target) : null)}
        onBlur={() => setPointed(null)}
      >
        {shown.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            // Days of the months beside it: at the outer edges only, or some would stand here twice.
            before={month === first}
            after={month === last}
            range={range}
            active={isShown(active, shown) ? active : within(first, limits)}
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
  off,
  onPress,
}: {
  side: 'left' | 'right'
  label: string
  off: boolean
  onPress: () => void
}) {
  const Arrow = side === 'left' ? ArrowLeft : ArrowRight
  return (
    <span className={side}>
      <IconButton
        label={label}
        size="s"
        icon={<Arrow size={16} strokeWidth={1.5} aria-hidden />}
        // Disabled, it would lose the focus when the last month is reached.
        aria-disabled={off || undefined}
        data-off={off || undefined}
        onClick={() => {
          if (!off) onPress()
        }}
      />
    </span>
  )
}

/** The day's month stands last, unless months were shown for it that have no day to choose. */
function firstAtStart(day: Day, months: number, min: Day | undefined): Day {
  const first = addMonths(startOfMonth(day), 1 - months)
  return min !== undefined && first < min ? startOfMonth(min) : first
}

function dayAt(target: EventTarget): Day | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null) : null
}

function ordered(a: Day, b: Day): { from: Day; to: Day } {
  return a <= b ? { from: a, to: b } : { from: b, to: a }
}

function isShown(day: Day, months: readonly Day[]): boolean {
  return months.includes(startOfMonth(day))
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

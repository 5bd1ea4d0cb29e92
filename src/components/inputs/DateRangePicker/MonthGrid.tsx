import { useId } from 'react'
import { styled } from 'styled-components'
import { dayPartsOf, startOfMonth, type Day } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import { forcedColorsMark } from '#components/theme/forcedColorsMark.ts'
import { isSelectable, monthWeeks } from './calendarDays.ts'
import type { DayLimits } from './validateRange.ts'

interface MonthGridProps {
  /** First day of the month. */
  month: Day
  /** Whether to show days of the previous and of the next month. */
  showsPreviousMonth: boolean
  showsNextMonth: boolean
  range: { from: Day | null; to: Day | null }
  /** The tab stop. */
  activeDay: Day
  today: Day
  limits: DayLimits
}

/**
 * One month of a RangeCalendar: six weeks from Monday. The calendar handles its keys and clicks.
 * ARIA pattern: grid.
 */
export function MonthGrid({
  month,
  showsPreviousMonth,
  showsNextMonth,
  range,
  activeDay,
  today,
  limits,
}: MonthGridProps) {
  const id = useId()
  const weeks = monthWeeks(month)
  return (
    <Month>
      <h4 id={id} aria-live="polite">
        {dateRangeText.month(month)}
      </h4>
      <table role="grid" aria-labelledby={id} aria-multiselectable>
        <thead>
          <tr>
            {weeks[0]?.map(dateRangeText.weekday).map((name) => (
              <th key={name} scope="col">
                <span aria-hidden>{name[0]}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isOutside = startOfMonth(day) !== month
                return isOutside && !(day < month ? showsPreviousMonth : showsNextMonth) ? (
                  <td key={day} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    isOutside={isOutside}
                    part={rangePart(day, range)}
                    isTabStop={day === activeDay}
                    isToday={day === today}
                    isDisabled={!isSelectable(day, limits)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Month>
  )
}

type RangePart = 'first' | 'last' | 'only' | 'inside'

interface DayCellProps {
  day: Day
  /** Whether the day belongs to an adjacent month. */
  isOutside: boolean
  /** Its position in the selected range, or null. */
  part: RangePart | null
  isTabStop: boolean
  isToday: boolean
  isDisabled: boolean
}

function DayCell({ day, isOutside, part, isTabStop, isToday, isDisabled }: DayCellProps) {
  return (
    <td
      role="gridcell"
      data-day={day}
      data-part={part ?? undefined}
      data-outside={isOutside || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={part !== null}
      aria-disabled={isDisabled || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={dateRangeText.day(day, part === 'inside' ? null : part)}
    >
      {dayPartsOf(day).date}
    </td>
  )
}

function rangePart(day: Day, { from, to }: MonthGridProps['range']): RangePart | null {
  if (day === from && (to === null || to === from)) return 'only'
  if (day === from) return to !== null && to > from ? 'first' : null
  if (day === to) return from === null ? 'only' : from < to ? 'last' : null
  return from !== null && to !== null && day > from && day < to ? 'inside' : null
}

const Month = styled.div`
  flex: 1;

  h4 {
    margin-bottom: var(--sp-2);
    line-height: var(--ctl-h-s);
    font-weight: var(--fw-medium);
    text-align: center;
  }

  table {
    width: 100%;
    table-layout: fixed;
    border-spacing: 0 2px;
    font-family: var(--font-num);
    text-align: center;
    user-select: none;
  }

  th {
    padding: 0;
    color: var(--text-3);
    font: var(--fw-regular) var(--fs-micro) / 1.5rem var(--font-ui);
  }

  td {
    height: 2.125rem;
    padding: 0;
  }

  [data-day] {
    border-radius: var(--r-2);
    cursor: pointer;
  }

  [data-day]:hover {
    background: var(--hover);
  }

  [data-outside] {
    color: var(--text-2);
  }

  [data-part] {
    border-radius: 0;
    background: var(--lamp-soft);
  }

  [data-part='inside']:hover {
    box-shadow: inset 0 0 0 1px var(--lamp);
    background: var(--lamp-soft);
  }

  [data-part]:first-child,
  [data-part='first'] {
    border-radius: var(--r-2) 0 0 var(--r-2);
  }

  [data-part]:last-child,
  [data-part='last'] {
    border-radius: 0 var(--r-2) var(--r-2) 0;
  }

  [data-part='first']:last-child,
  [data-part='last']:first-child,
  [data-part='only']:nth-child(n) {
    border-radius: var(--r-2);
  }

  [data-part='first'],
  [data-part='last'],
  [data-part='only'] {
    background: var(--lamp);
    color: var(--on-lamp);
    font-weight: var(--fw-semibold);
  }

  [data-part]:is([data-part='first'], [data-part='last'], [data-part='only']):hover {
    background: var(--lamp-hover);
  }

  [aria-current='date'] {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  [data-day][aria-disabled] {
    background: none;
    color: var(--text-3);
    cursor: not-allowed;
  }

  [data-day]:focus-visible {
    position: relative;
    z-index: 1;
    outline-offset: 1px;
  }

  [aria-selected='true'] {
    ${forcedColorsMark}
  }
`

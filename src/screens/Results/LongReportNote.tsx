import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import type { Day } from '#domain/day.ts'
import { reportText } from '#domain/messages/report.ts'
import type { LongReport } from '#domain/report/reportReading.ts'
import { viewByMonth, type ReportView } from '#domain/report/reportView.ts'
import { withGrouping } from './settings/viewChanges.ts'

interface LongReportNoteProps {
  long: LongReport
  /** Number of rows by month; null if unknown, undefined if the report has no months. */
  rowsByMonth: number | null | undefined
  view: ReportView
  onChange: (part: Partial<ReportView>) => void
  today: Day
  onCancel: () => void
}

/** Shown before a long report is read: how long it is, and what to do about it. */
export function LongReportNote({ long, rowsByMonth, view, onChange, today, onCancel }: LongReportNoteProps) {
  const { title, text, byMonthRows, byMonth, shorterPeriod, readAnyway, cancel } = reportText.long
  const monthly = viewByMonth(view)
  return (
    <div role="status">
      <Empty
        headingLevel={2}
        title={title(long.rows, long.isEstimate)}
        action={
          <Actions>
            {rowsByMonth !== undefined && (
              <Button onClick={() => onChange({ ...withGrouping(view, monthly.by), per: monthly.per })}>
                {byMonth}
              </Button>
            )}
            <PeriodPicker
              period={view.period}
              today={today}
              max={today}
              onChange={(period) => onChange({ period })}
              buttonText={shorterPeriod}
            />
            <Button onClick={long.readOn}>{readAnyway}</Button>
            <Button variant="ghost" onClick={onCancel}>
              {cancel}
            </Button>
          </Actions>
        }
      >
        {text}
        {rowsByMonth != null && ` ${byMonthRows(rowsByMonth)}`}
      </Empty>
    </div>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  justify-content: center;
`

import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import type { Day } from '#domain/day.ts'
import type { ListSize } from '#domain/failure.ts'
import { tooLongText as text } from '#domain/messages/report.ts'
import { isWholeMonths } from '#domain/period.ts'
import { viewByMonth, type ReportView } from '#domain/report/reportView.ts'
import { currentStep, withGrouping } from './settings/viewChanges.ts'

interface LongReportNoteProps {
  size: ListSize
  view: ReportView
  onChange: (part: Partial<ReportView>) => void
  today: Day
}

/** Shown in place of a report that is too long to be read: how long it is, and which smaller ones there are. */
export function LongReportNote({ size, view, onChange, today }: LongReportNoteProps) {
  const isCompared = view.comparison !== 'none'
  const isByItem = view.by.includes('item')
  const needsDays = view.by.includes('day') || currentStep(view) === 'day'
  const monthly = viewByMonth(view)
  return (
    <div role="status">
      <Empty
        headingLevel={2}
        title={text.title(size)}
        action={
          <Actions>
            {isCompared && size.of === 'rows' && (
              <Button onClick={() => onChange({ comparison: 'none' })}>{text.noComparison}</Button>
            )}
            {needsDays && !isByItem && isWholeMonths(view.period) && view.period.to < today && (
              <Button onClick={() => onChange({ ...withGrouping(view, monthly.by), per: monthly.per })}>
                {text.byMonth}
              </Button>
            )}
            {isByItem && (
              <Button
                onClick={() =>
                  onChange(
                    withGrouping(view, [...new Set(view.by.map((each) => (each === 'item' ? 'campaign' : each)))]),
                  )
                }
              >
                {text.byCampaign}
              </Button>
            )}
            <PeriodPicker
              period={view.period}
              today={today}
              max={today}
              onChange={(period) => onChange({ period })}
              buttonText={text.shorterPeriod}
            />
          </Actions>
        }
      >
        {text.text(size, isCompared)}
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

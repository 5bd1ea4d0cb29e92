import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import type { Day } from '#domain/catalogue.ts'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import { periodLength, periodOf } from '#domain/period.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import type { ReportView } from '#domain/report/reportView.ts'

interface NoFiguresProps {
  view: ReportView
  change: (part: Partial<ReportView>) => void
  /** Of the region; null: all countries. */
  country: string | null
  today: Day
  onLookAgain: () => void
}

/** Nothing was served: a way out of each thing that narrows the report, the nearest first. */
export function NoFigures({ view, change, country, today, onLookAgain }: NoFiguresProps) {
  const { none } = reportText
  const narrowed = view.adIds.length + view.titleIds.length > 0
  const ways = [
    country !== null && { label: none.allCountries, press: () => change({ region: 'all' }) },
    view.platforms.length < PLATFORMS.length && {
      label: none.allPlatforms,
      press: () => change({ platforms: PLATFORMS }),
    },
    periodLength(view.period) < 90 && { label: none.widen, press: () => change({ period: periodOf('90d', today) }) },
    narrowed && { label: none.everything, press: () => change({ adIds: [], titleIds: [] }) },
  ].filter((way) => way !== false)
  const offered = ways.length > 0 ? ways : [{ label: none.lookAgain, press: onLookAgain }]
  return (
    <Empty
      headingLevel={2}
      title={country === null ? none.title : none.titleIn(country)}
      action={
        <Ways>
          {offered.slice(0, 2).map(({ label, press }) => (
            <Button key={label} onClick={press}>
              {label}
            </Button>
          ))}
        </Ways>
      }
    >
      {narrowed ? none.narrowed : none.text}
    </Empty>
  )
}

interface NoRowsProps {
  search: string
  by: readonly Dimension[]
  onClear: () => void
}

/** No row holds what is searched for. */
export function NoRows({ search, by, onClear }: NoRowsProps) {
  const { title, text, action } = reportText.noMatch
  return (
    <Empty headingLevel={3} title={title(search.trim())} action={<Button onClick={onClear}>{action}</Button>}>
      {text(by)}
    </Empty>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  justify-content: center;
`

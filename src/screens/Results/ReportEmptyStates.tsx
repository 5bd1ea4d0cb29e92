import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import type { Day } from '#domain/day.ts'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import { periodLength, presetPeriod } from '#domain/period.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import type { ReportView } from '#domain/report/reportView.ts'

interface NoDataProps {
  view: ReportView
  onChange: (part: Partial<ReportView>) => void
  /** The account has no ads at all. */
  hasNoAds: boolean
  /** Name of the selected country; null: all countries. */
  country: string | null
  today: Day
  onRetry: () => void
}

/** Shown when no ads ran: offers to lift the filters that limit the report, the most likely first. */
export function NoData({ view, onChange, hasNoAds, country, today, onRetry }: NoDataProps) {
  const { none, never } = reportText
  const isFiltered = view.adIds.length + view.titleIds.length > 0
  if (hasNoAds)
    return (
      <Empty headingLevel={2} title={never.title} action={<Button onClick={onRetry}>{none.refresh}</Button>}>
        {never.text}
      </Empty>
    )
  const remedies = [
    country !== null && { label: none.allCountries, onPress: () => onChange({ region: 'all' }) },
    view.platforms.length < PLATFORMS.length && {
      label: none.allPlatforms,
      onPress: () => onChange({ platforms: PLATFORMS }),
    },
    periodLength(view.period) < 90 && {
      label: none.last90Days,
      onPress: () => onChange({ period: presetPeriod('90d', today) }),
    },
    isFiltered && { label: none.allRows, onPress: () => onChange({ adIds: [], titleIds: [] }) },
  ].filter((remedy) => remedy !== false)
  const actions = remedies.length > 0 ? remedies : [{ label: none.refresh, onPress: onRetry }]
  return (
    <Empty
      headingLevel={2}
      title={country === null ? none.title : none.titleIn(country)}
      action={
        <Actions>
          {actions.slice(0, 2).map(({ label, onPress }) => (
            <Button key={label} onClick={onPress}>
              {label}
            </Button>
          ))}
        </Actions>
      }
    >
      {isFiltered ? none.filtered : none.text}
    </Empty>
  )
}

interface NoMatchingRowsProps {
  search: string
  by: readonly Dimension[]
  /** Authors and series were searched too. */
  hasAuthors: boolean
  onClear: () => void
}

/** Shown when no row matches the search. */
export function NoMatchingRows({ search, by, hasAuthors, onClear }: NoMatchingRowsProps) {
  const { title, text, action } = reportText.noMatch
  return (
    <Empty headingLevel={3} title={title(search.trim())} action={<Button onClick={onClear}>{action}</Button>}>
      {text(by, hasAuthors)}
    </Empty>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  justify-content: center;
`

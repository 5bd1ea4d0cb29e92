import { Button } from '#components/actions/Button/Button.tsx'
import type { Ad } from '#domain/catalogue.ts'
import type { Day } from '#domain/day.ts'
import { noAdResultsText } from '#domain/messages/noResults.ts'
import { NoResults } from '#screens/shared/results/NoResults.tsx'
import type { NeverRan } from '#domain/report/neverRan.ts'

/** Instead of results and campaigns: the ad has no campaign in the chosen country. */
export function NotRunning({ country, onShowAllCountries }: { country: string; onShowAllCountries: () => void }) {
  const { title, action } = noAdResultsText.notRunning
  return <NoResults title={title(country)} action={<Button onClick={onShowAllCountries}>{action}</Button>} />
}

interface AdNeverRanProps {
  ad: Ad
  neverRan: NeverRan
  today: Day
}

/** Instead of results and tracking: why an ad has never run, or when it will. */
export function AdNeverRan({ ad: { status }, neverRan: { firstStart }, today }: AdNeverRanProps) {
  const text = noAdResultsText.neverRan
  if (status === 'rejected') return <NoResults title={text.rejected} />
  if (firstStart === null) return <NoResults title={text.notScheduled} />
  if (firstStart > today) return <NoResults title={text.starts(firstStart, today)} />
  return <NoResults title={text.overdue} text={text.due(firstStart)} />
}

import { TitleResultsScreen } from '#screens/Results/TitleResultsScreen.tsx'
import { TITLE_RESULTS, useResultsPage } from '../results/useResultsPage.ts'

/** /dashboard/title-results: the report, grouped by title by default. */
export function TitleResultsPage() {
  return <TitleResultsScreen {...useResultsPage(TITLE_RESULTS)} />
}

import { TitleResultsScreen } from '#screens/Results/TitleResultsScreen.tsx'
import { TITLE_RESULTS, useResultsPage } from '../results/useResultsPage.ts'

/** /dashboard/title-results: figures grouped by title where nothing else is said. */
export function TitleResultsPage() {
  return <TitleResultsScreen {...useResultsPage(TITLE_RESULTS)} />
}

import { AdResultsScreen } from '#screens/Results/AdResultsScreen.tsx'
import { AD_RESULTS, useResultsPage } from '../results/useResultsPage.ts'

/** /dashboard/ad-results: figures grouped by ad where nothing else is said. */
export function AdResultsPage() {
  return <AdResultsScreen {...useResultsPage(AD_RESULTS)} />
}

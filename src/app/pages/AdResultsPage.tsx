import { AdResultsScreen } from '#screens/Results/AdResultsScreen.tsx'
import { AD_RESULTS, useResultsPage } from '../results/useResultsPage.ts'

/** /dashboard/ad-results: the report, grouped by ad by default. */
export function AdResultsPage() {
  return <AdResultsScreen {...useResultsPage(AD_RESULTS)} />
}

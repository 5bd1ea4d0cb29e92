import { ReportScreen } from './ReportScreen.tsx'
import type { ReportScreenProps } from './ReportScreenProps.ts'

/** Results of the account's ads, all or selected. */
export function AdResultsScreen(props: ReportScreenProps) {
  return <ReportScreen {...props} />
}

import { ReportScreen } from './ReportScreen.tsx'
import type { ReportScreenProps } from './ReportScreenProps.ts'

/** Results of the account's titles, all or selected. */
export function TitleResultsScreen(props: ReportScreenProps) {
  return <ReportScreen {...props} />
}

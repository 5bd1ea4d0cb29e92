import { ReportScreen } from './ReportScreen.tsx'
import type { ReportScreenProps } from './ReportScreenProps.ts'

/** The results of the account's ads, or of those chosen (screens.md, Ad results, Title results). */
export function AdResultsScreen(props: ReportScreenProps) {
  return <ReportScreen {...props} />
}

import type { RenderLink } from '#components/lib/link.ts'
import type { AdRow, Campaign, Day, Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { TrackingTotals } from '#domain/tracking.ts'
import type { AdNames } from '#screens/shared/ads/adLines.ts'
import type { SendMaterialDialogProps } from './send/SendMaterialDialog.tsx'
import type { TitleView } from './titleView.ts'

/** Everything the Title details screen is told, and everything it says. */
export interface TitleDetailsScreenProps {
  title: Loadable<Title>
  /** Its figures over the period and the one before, for the region. */
  report: Loadable<GroupedReport>
  /** The campaigns behind them. */
  campaigns: Loadable<readonly Campaign[]>
  /** Its ads with their figures over the period, for the region. */
  ads: Loadable<readonly AdRow[]>
  /** Of all countries. */
  tracking: Loadable<TrackingTotals>
  /** The address, read by titleAddress. */
  view: TitleView
  /** A change that Back undoes. */
  onView: (change: Partial<TitleView>) => void
  today: Day
  /** Names by id; an id without a name stands for itself. */
  countryNames: ReadonlyMap<string, string>
  statusNames: ReadonlyMap<string, string>
  adNames: AdNames
  titlesHref: string
  /** This page. */
  overviewHref: string
  /** The title's ads and results, an ad's page. */
  adsHref: string
  resultsHref: string
  adHref: (adId: number) => string
  renderLink: RenderLink
  /** What the Send material dialog needs. */
  material: Omit<SendMaterialDialogProps, 'title' | 'onClose'>
  /** Makes the file of the period's days. */
  onExport: () => void
  exporting: boolean
  onBack: () => void
}

import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { AdRow, Campaign, Title } from '#domain/catalogue.ts'
import type { Day } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { TrackingTotals } from '#domain/tracking.ts'
import type { AdNames } from '#screens/shared/ads/adLines.ts'
import type { SendMaterialDialogProps } from './send/SendMaterialDialog.tsx'
import type { TitleView } from './titleView.ts'

/** Props of the Title details screen. */
export interface TitleDetailsScreenProps {
  title: Loadable<Title>
  /** Figures of the period and the previous one, for the region. */
  report: Loadable<GroupedReport>
  /** Campaigns behind these figures. */
  campaigns: Loadable<readonly Campaign[]>
  /** The title's ads with their figures for period and region. */
  ads: Loadable<readonly AdRow[]>
  /** For all countries. */
  tracking: Loadable<TrackingTotals>
  trackingSourceNames: ReadonlyMap<string, string>
  /** State of the URL, parsed by titleAddress. */
  view: TitleView
  /** Changes part of the view; Back undoes it. */
  onView: (change: Partial<TitleView>) => void
  today: Day
  /** Names by id; an id without a name is shown as it is. */
  countryNames: ReadonlyMap<string, string>
  statusNames: ReadonlyMap<string, string>
  typeNames: ReadonlyMap<string, string>
  adNames: AdNames
  titlesHref: string
  /** URL of this page. */
  overviewHref: string
  /** URL of the title's ads. */
  adsHref: string
  resultsHref: string
  adHref: (adId: number) => string
  renderLink: RenderLink
  /** Props of the Send artwork dialog. */
  sendDialogProps: Omit<SendMaterialDialogProps, 'title' | 'onClose'>
  /** Exports a file with the period's daily figures. */
  onExport: () => void
  isExporting: boolean
  onBack: () => void
}

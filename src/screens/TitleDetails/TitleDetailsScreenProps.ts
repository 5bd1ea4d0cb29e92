import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { AdRow, Campaign, Title, AdNames } from '#domain/catalogue.ts'
import type { Day } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { TrackingTotals } from '#domain/tracking.ts'
import type { OnExport } from '#screens/shared/ExportMenu.tsx'
import type { NeverRan } from '#domain/report/neverRan.ts'
import type { SendArtworkButtonProps } from '#screens/shared/send/SendArtworkButton.tsx'
import type { TitleView } from '#domain/address/titleView.ts'

/** Props of the Title details screen. */
export interface TitleDetailsScreenProps {
  /** The title. If it fails, nothing else is shown. */
  title: Loadable<Title>
  /** Absolute link to what is shown, in this account. */
  shareHref: string
  /** Opens the choice of another account; null: there is none. */
  onSwitchAccount: (() => void) | null
  /** Figures of the period and the previous one, for the region. */
  report: Loadable<GroupedReport>
  /** Campaigns behind these figures. */
  campaigns: Loadable<readonly Campaign[]>
  /** The title's ads with their figures for period and region. */
  ads: Loadable<readonly AdRow[]>
  /** Null if ads have run, and if that is unknown; undefined while the answer loads. */
  neverRan: NeverRan | null | undefined
  /** Clears the country filter of the top bar. */
  onShowAllCountries: () => void
  /** For all countries. */
  tracking: Loadable<TrackingTotals>
  /** Names by id of sources that only the server knows. */
  trackingSourceNames: ReadonlyMap<string, string>
  /** State of the URL, parsed by titleAddress. */
  view: TitleView
  /** Changes part of the view; Back undoes it. */
  onView: (change: Partial<TitleView>) => void
  /** The current day. Its data is incomplete. */
  today: Day
  /** Names by id; an id without a name is shown as it is. */
  countryNames: ReadonlyMap<string, string>
  /** Status names by id. */
  statusNames: ReadonlyMap<string, string>
  /** Title type names by id. */
  typeNames: ReadonlyMap<string, string>
  /** Names of ad types and classes by id. */
  adNames: AdNames
  /** URL of the list of titles. */
  titlesHref: string
  /** URL of this page. */
  overviewHref: string
  /** URL of the title's ads. */
  adsHref: string
  /** URL of the title’s results. */
  resultsHref: string
  /** URL of an ad’s page. */
  adHref: (adId: number) => string
  /** Renders a link as the router does. */
  renderLink: RenderLink
  /** Props of the Send artwork dialog. */
  sendDialogProps: SendArtworkButtonProps['dialogProps']
  /** Exports a file with the period's daily figures. */
  onExport: OnExport<'excel' | 'all'>
  /** Whether the file is being made. */
  isExporting: boolean
  /** Returns to the previous page. */
  onBack: () => void
}

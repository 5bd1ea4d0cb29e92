import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { Title } from '#domain/catalogue.ts'
import type { Day } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { ReportNames, ReportReading } from '#domain/report/reportReading.ts'
import type { ReportColumnKey, ReportView } from '#domain/report/reportView.ts'
import type { TitlePageHrefs } from '#screens/shared/title/TitlePages.tsx'
import type { ReportLinks } from '#domain/report/reportLinks.ts'
import type { SavedView, SavedViewsUpdate } from '#domain/report/savedViews.ts'

/** Covers of titles and thumbnails of ads, by id; those without one are missing. */
export interface ReportPictures {
  titles: ReadonlyMap<number, string>
  ads: ReadonlyMap<number, string>
}

/** Props of the Ad results and Title results screens. */
export interface ReportScreenProps {
  /** Whether it is about ads or titles. */
  kind: 'ad' | 'title'
  /** URL of the list of titles or ads. */
  listHref: string
  /** The only title that the report is about, and its pages; null: there are several. */
  onlyTitle: { id: number; title: Loadable<Title>; hrefs: TitlePageHrefs } | null
  /** The rows of the report, with their progress. */
  report: Loadable<ReportReading>
  /** Names and parents of the campaigns in the rows. Totals and chart work without them. */
  names: ReportNames
  /** The account's titles, for a search by author or series; loads nothing until one is needed. */
  titles: Loadable<readonly Title[]>
  /** What can be added to the titles or ads that the report is limited to; loads once asked for. */
  choices: Loadable<readonly { id: number; name: string }[]>
  /** Asks for the choices. */
  onChoosing: () => void
  /** Covers and thumbnails of the rows. */
  pictures: ReportPictures
  /** State of the URL, parsed by reportAddress. */
  view: ReportView
  /** Changes part of the view. 'push' (default): Back undoes it. */
  onView: (change: Partial<ReportView>, how?: 'push' | 'replace') => void
  /** The current day. Its data is incomplete. */
  today: Day
  /** Country names by id. Ids without a name are shown as they are. */
  countryNames: ReadonlyMap<string, string>
  /** Link targets of the rows. */
  links: ReportLinks
  /** Renders a link as the router does. */
  renderLink: RenderLink
  /** Columns last chosen in this account; null: never chosen. */
  savedColumns: readonly ReportColumnKey[] | null
  /** Saves the chosen columns for the account; null for the default ones. */
  onColumnsChange: (columns: ReportColumnKey[] | null) => void
  /** Views saved on this device for this account and screen. */
  savedViews: readonly SavedView[]
  /** Saves, renames or removes views. */
  onSavedViewsChange: (change: SavedViewsUpdate) => void
}

import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { Day } from '#domain/day.ts'
import type { ReportLoadable, ReportNames } from '#domain/report/reportReading.ts'
import type { ReportColumnKey, ReportView } from '#domain/report/reportView.ts'
import type { SavedView, SavedViewsUpdate } from './views/savedViews.ts'

/** Link targets of a report's rows; null: no such page. All carry the period over. */
export interface ReportLinks {
  title: (id: number, view: ReportView) => string | null
  /** `within`: the campaign and item to open on that page. */
  ad: (id: number, view: ReportView, within?: { campaign: number; item?: number }) => string | null
  /** This report with another view. */
  report: (view: ReportView) => string
  /** A link to share: spells out every setting, so it does not depend on today's defaults. */
  share: (view: ReportView) => string
}

/** Covers of titles and thumbnails of ads, by id; those without one are missing. */
export interface ReportPictures {
  titles: ReadonlyMap<number, string>
  ads: ReadonlyMap<number, string>
}

/** Props of the Ad results and Title results screens. */
export interface ReportScreenProps {
  kind: 'ad' | 'title'
  report: ReportLoadable
  /** Number of rows by month, where that would be fewer; null if unknown, undefined if the report has no months. */
  rowsByMonth?: number | null | undefined
  /** Names and parents of the campaigns in the rows. Totals and chart work without them. */
  names: ReportNames
  pictures: ReportPictures
  /** State of the URL, parsed by reportAddress. */
  view: ReportView
  /** Changes part of the view. 'push' (default): Back undoes it. */
  onView: (change: Partial<ReportView>, how?: 'push' | 'replace') => void
  today: Day
  countryNames: ReadonlyMap<string, string>
  links: ReportLinks
  renderLink: RenderLink
  /** Columns last chosen in this account; null: never chosen. */
  savedColumns: readonly ReportColumnKey[] | null
  onColumnsChange: (columns: ReportColumnKey[]) => void
  /** Views saved on this device for this account and screen. */
  savedViews: readonly SavedView[]
  onSavedViewsChange: (change: SavedViewsUpdate) => void
}

import type { RenderLink } from '#components/lib/link.ts'
import type { Day } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { ReportColumnKey, ReportView } from '#domain/report/reportView.ts'
import type { SavedView, ViewsChange } from './views/savedViews.ts'

/** Where the rows of a report lead; null: there is no such page. All take the period along. */
export interface ReportLinks {
  title: (id: number, view: ReportView) => string | null
  /** `within`: what stands open there. */
  ad: (id: number, view: ReportView, within?: { campaign: number; item?: number }) => string | null
  /** This screen with another view. */
  here: (view: ReportView) => string
  /** This screen with this view for somebody else, at any time: every setting is written out. */
  copied: (view: ReportView) => string
}

/** Pictures of what rows are of, by id; what is missing has none. */
export interface ReportPictures {
  titles: ReadonlyMap<number, string>
  ads: ReadonlyMap<number, string>
}

/** Everything the results of ads and of titles are told, and everything they say (screens.md, Ad results, Title results). */
export interface ReportScreenProps {
  kind: 'ad' | 'title'
  /** What is grouped by where the address says nothing. */
  usual: readonly Dimension[]
  report: Loadable<ReportReading>
  /** What the rows belong to. The figures do without, as far as they can. */
  names: Loadable<ReportTree>
  pictures: ReportPictures
  /** The address, read by reportAddress. */
  view: ReportView
  /** Changes part of the view: Back undoes it, unless it only replaces. */
  onView: (change: Partial<ReportView>, how?: 'push' | 'replace') => void
  today: Day
  countryNames: ReadonlyMap<string, string>
  links: ReportLinks
  renderLink: RenderLink
  /** The columns last chosen in this account, as they were on arrival; null: never chosen. */
  columns: readonly ReportColumnKey[] | null
  onColumns: (columns: ReportColumnKey[]) => void
  /** Views kept on this device for this account and screen. */
  saved: readonly SavedView[]
  onSaved: (change: ViewsChange) => void
  onBack: () => void
}

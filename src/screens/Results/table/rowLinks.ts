import type { PlatformNames } from '#domain/platforms.ts'
import { memberAt } from '#domain/report/reportFigures.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { drillDownView } from '../settings/viewChanges.ts'
import type { ReportLinks } from '#domain/report/reportLinks.ts'
import { parentName, parentOf } from './parentName.ts'
import { memberName } from './rowSearch.ts'

/** What the links of rows are built from. */
export interface RowLinkContext {
  report: GroupedReport
  tree: ReportTree
  view: ReportView
  links: ReportLinks
  platformNames: PlatformNames
}

/** Link of a row: the page of its finest part (item, campaign, ad, title), else this report for that row alone. */
export function rowHref({ report, tree, view, links }: RowLinkContext, row: number): string | null {
  const id = (by: Dimension) => memberId(report, row, by)
  const [item, campaign, ad, title] = [id('item'), id('campaign'), id('ad'), id('title')]
  if (item !== null) return campaignHref(tree, links, view, tree.items.get(item)?.campaignId ?? null, item)
  if (campaign !== null) return campaignHref(tree, links, view, campaign)
  if (ad !== null) return links.ad(ad, view)
  if (title !== null) return links.title(title, view)
  const rowView = drillDownView(view, membersOf(report, row))
  return rowView && links.report(rowView)
}

/** This report for a row's title or ad alone; null if the row has neither. */
export function showOnlyHref({ report, view, links }: RowLinkContext, row: number): string | null {
  const rowView = drillDownView(
    view,
    membersOf(report, row).filter(({ by }) => canShowOnly(by)),
  )
  return rowView && links.report(rowView)
}

/** Whether a report can show one member of a dimension alone and keep its grouping. */
export const canShowOnly = (by: Dimension): by is 'title' | 'ad' => by === 'title' || by === 'ad'

/** Name of the ad or title below a row's name on an axis (parentOf); null if there is none or it is unknown. */
export function parentNameAt({ report, tree }: RowLinkContext, axis: number, row: number): string | null {
  const by = report.axes.map((each) => each.by)
  const [parent, id] = [parentOf(by, by[axis]), memberAt(report, axis, row)?.id]
  return parent === null || typeof id !== 'number' ? null : parentName(tree, parent, id)
}

/**
 * Display name of a row: 'Thu, 5 Nov, Dracula'.
 * @param isIncluded which dimensions to name; default: all
 */
export function rowName(
  { report, platformNames }: Pick<RowLinkContext, 'report' | 'platformNames'>,
  row: number,
  isIncluded: (by: Dimension) => boolean = () => true,
): string {
  return report.axes
    .flatMap(({ by }, axis) => {
      const member = isIncluded(by) ? memberAt(report, axis, row) : undefined
      return member === undefined ? [] : [memberName(by, member, platformNames)]
    })
    .join(', ')
}

/** The same for the same groups, however many rows there are by now: a row's number changes as pages come in. */
export function rowKey(report: GroupedReport, row: number): string {
  return membersOf(report, row)
    .map(({ id }) => id)
    .join('|')
}

function campaignHref(
  tree: ReportTree,
  links: ReportLinks,
  view: ReportView,
  campaign: number | null,
  item?: number,
): string | null {
  const ad = campaign === null ? null : (tree.campaigns.get(campaign)?.adId ?? null)
  return campaign === null || ad === null ? null : links.ad(ad, view, { campaign, ...(item !== undefined && { item }) })
}

function membersOf(report: GroupedReport, row: number) {
  return report.axes.map(({ by }, axis) => ({ by, id: memberAt(report, axis, row)?.id ?? null }))
}

function memberId(report: GroupedReport, row: number, by: Dimension): number | null {
  const axis = report.axes.findIndex((each) => each.by === by)
  const id = axis === -1 ? null : memberAt(report, axis, row)?.id
  return typeof id === 'number' ? id : null
}

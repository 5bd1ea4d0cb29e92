import { memberAt } from '#domain/report/reportFigures.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { narrowedTo } from './reportChanges.ts'
import type { ReportLinks } from './ReportScreenProps.ts'
import { memberName } from './rowOrder.ts'

/** Where rows lead, told by the report, what its rows belong to, and the view whose period is taken along. */
export interface RowTargets {
  report: GroupedReport
  tree: ReportTree
  view: ReportView
  links: ReportLinks
}

/** The page of what a row is of, the finest it names; a platform, country, day or month: this report of that alone. */
export function rowHref({ report, tree, view, links }: RowTargets, row: number): string | null {
  const id = (by: Dimension) => idOf(report, row, by)
  const [item, campaign, ad, title] = [id('item'), id('campaign'), id('ad'), id('title')]
  if (item !== null) return campaignHref(tree, links, view, tree.items.get(item)?.campaignId ?? null, item)
  if (campaign !== null) return campaignHref(tree, links, view, campaign)
  if (ad !== null) return links.ad(ad, view)
  if (title !== null) return links.title(title, view)
  const narrowed = narrowedTo(view, membersOf(report, row))
  return narrowed && links.here(narrowed)
}

/** The same report of a row's title or ad alone, where it names one. */
export function onlyHref({ report, view, links }: RowTargets, row: number): string | null {
  const narrowed = narrowedTo(
    view,
    membersOf(report, row).filter(({ by }) => isNarrowable(by)),
  )
  return narrowed && links.here(narrowed)
}

/** What a report can be of alone while its other groups stay. */
export const isNarrowable = (by: Dimension): boolean => by === 'title' || by === 'ad'

/**
 * What a row is called: 'Thu, 5 Nov, Dracula'.
 * @param counts which dimensions take part in it; default: all
 */
export function rowName(report: GroupedReport, row: number, counts: (by: Dimension) => boolean = () => true): string {
  return report.axes
    .flatMap(({ by }, axis) => {
      const member = counts(by) ? memberAt(report, axis, row) : undefined
      return member === undefined ? [] : [memberName(by, member)]
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

function idOf(report: GroupedReport, row: number, by: Dimension): number | null {
  const axis = report.axes.findIndex((each) => each.by === by)
  const id = axis === -1 ? null : memberAt(report, axis, row)?.id
  return typeof id === 'number' ? id : null
}

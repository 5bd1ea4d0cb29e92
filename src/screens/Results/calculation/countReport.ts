import { range } from 'es-toolkit'
import { searchWords } from '#domain/foldText.ts'
import type { PlatformNames } from '#domain/platforms.ts'
import type { Dimension, TimeStep } from '#domain/report/dimensions.ts'
import { groupReport, supportedDimensions, type GroupedReport, type GroupOptions } from '#domain/report/groupReport.ts'
import { hasFigures, isComparable, timeMemberAt } from '#domain/report/reportFigures.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import { alongAxis, totalsOf } from '#domain/report/totalsOf.ts'
import type { RelatedNames } from '../table/relatedNames.ts'
import { matchingRows, searchMatchesTime, searchRows } from '../table/rowSearch.ts'

/*
 * The steps from the rows of a report to what its panels show, arrays in, arrays out. Each panel memoises its own, so that
 * sorting does not group again, and another search of the same rows does not either.
 */

/** What a report counts, and how. */
export interface Counted extends ReportReading, Required<Omit<GroupOptions, 'by'>> {
  tree: ReportTree
}

/** What limits a report to a part of its rows. */
export interface Search {
  q: string
  platformNames: PlatformNames
  relatedNames: RelatedNames
}

/** The rows of the table that match a search. */
export interface Matches extends Search {
  /** All rows of the table, listed or not. */
  table: GroupedReport
  /** 1 for each row that matches; null without a search. */
  matches: Uint8Array | null
}

/** A title or an ad over time. */
export interface EntityLine {
  id: number
  name: string
  report: GroupedReport
}

export const isSearched = (q: string): boolean => searchWords(q).length > 0

/** Whether a search finds none of the rows. */
export const hasNoMatch = (matches: Uint8Array | null): boolean => matches?.includes(1) === false

/** Groups the rows of the table, or the figures of the totals and the chart. */
export function groupBy(
  which: 'tableRows' | 'campaignRows',
  { tree, ...counted }: Counted,
  by: readonly Dimension[],
): GroupedReport {
  return groupReport(counted[which], tree, { ...counted, by })
}

/**
 * What a panel groups: the figures by its dimensions. A search matches rows of the table, so with one these are grouped
 * further instead, whatever its text.
 */
export function groupPanel(
  counted: Counted,
  table: GroupedReport,
  searched: boolean,
  dimensions: readonly Dimension[],
): GroupedReport {
  if (!searched) return groupBy('campaignRows', counted, dimensions)
  const by = supportedDimensions(counted.tableRows, [...table.axes.map((axis) => axis.by), ...dimensions])
  return by.length === table.axes.length ? table : groupBy('tableRows', counted, by)
}

/** A panel's rows that match the search, by one of its dimensions alone. */
export function matchingBy(panel: GroupedReport, matches: Matches, dimension: Dimension): GroupedReport {
  return alongAxis(panel, axisOf(panel, dimension), matchingIn(panel, matches))
}

/** A panel's rows that match the search over time, for each title or ad that the panel is grouped by. */
export function matchingLines(
  panel: GroupedReport,
  matches: Matches,
  [entity, step]: readonly ['ad' | 'title', TimeStep],
): EntityLine[] {
  const axis = axisOf(panel, entity)
  const rows = matchingIn(panel, matches)
  return (panel.axes[axis]?.members ?? []).flatMap(({ id, name }, index) => {
    const rowsOfLine = rows.filter((row) => panel.memberIndexes[axis]?.[row] === index)
    if (typeof id !== 'number' || rowsOfLine.length === 0) return []
    return [{ id, name, report: alongAxis(panel, axisOf(panel, step), rowsOfLine) }]
  })
}

/** Rows match by their names along the axes of the table. */
function matchingIn(
  panel: GroupedReport,
  { table, matches, q, platformNames, relatedNames }: Matches,
): readonly number[] {
  const named = { ...panel, axes: panel.axes.slice(0, table.axes.length) }
  const mask = panel === table ? matches : searchRows(named, q, platformNames, relatedNames)
  return mask === null ? range(panel.rows) : matchingRows(mask)
}

const axisOf = ({ axes }: GroupedReport, dimension: Dimension) => axes.findIndex(({ by }) => by === dimension)

/** Totals of the rows that match a search. If it matches days or months, all that are complete must be comparable. */
export function matchingTotals(table: GroupedReport, matches: Uint8Array, q: string): GroupedReport {
  const rows = matchingRows(matches)
  const totals = totalsOf(table, rows)
  const over = rows.filter((row) => timeMemberAt(table, row)?.pair?.complete !== null)
  const comparable =
    !searchMatchesTime(table, q) ||
    (over.every((row) => isComparable(table, row)) && (over.length > 0 || rows.length === 0))
  return comparable ? totals : { ...totals, earlier: null }
}

/** Whether any row of either period has figures. */
export function hasAnyFigures({ now, earlier }: GroupedReport): boolean {
  return [now, earlier].some((sums) => sums?.some((_, row) => hasFigures(sums, row, 'all')))
}

import { useMemo } from 'react'
import type { Dimension, TimeStep } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { ComparedLines } from '#domain/report/reportView.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import { searchRows } from '../table/rowSearch.ts'
import { groupBy, hasAnyFigures, matchingTotals, type Counted, type Matches, type Search } from './countReport.ts'

/** Everything that determines what a report screen shows. */
export interface ReportInput extends Search {
  counted: Counted
  by: readonly Dimension[]
  /** The chart's step. */
  step: TimeStep
  /** The titles or ads with a line each in the chart. */
  lines: ComparedLines | null
  sort: readonly SortKey[]
  /** The names of campaigns and ads are in the tree. */
  hasNames: boolean
  /** Some names of the rows are still loading. */
  namesPending: boolean
  /** Nothing can be grouped or found without those names. */
  waitsForNames: boolean
}

/** What all panels of a report share. */
export interface CountedReport extends ReportInput, Matches {
  /** Totals of the rows that match the search, in row 0. */
  totals: GroupedReport
  /** Not all rows of the table are there: loading, cancelled or failed. */
  isPartial: boolean
  /** Not all rows of the totals and the chart are there. */
  isTotalPartial: boolean
  /** Neither period has any figures, whatever the search. */
  isEmpty: boolean
}

/** Counts what all panels share. Null before the first rows. */
export function useCountedReport(input: ReportInput | null): CountedReport | null {
  const { counted = null, by = NONE, q = '', platformNames, relatedNames } = input ?? {}
  const table = useMemo(() => counted && groupBy('tableRows', counted, by), [counted, by])
  const all = useMemo(() => counted && groupBy('campaignRows', counted, []), [counted])
  const isEmpty = useMemo(() => ![table, all].some((report) => report && hasAnyFigures(report)), [table, all])
  const matches = useMemo(
    () => table && searchRows(table, q, platformNames, relatedNames),
    [table, q, platformNames, relatedNames],
  )
  const totals = useMemo(
    () => (table !== null && matches !== null ? matchingTotals(table, matches, q) : all),
    [table, matches, q, all],
  )
  return useMemo(() => {
    if (input === null || table === null || totals === null) return null
    const isPartial = !input.counted.tableRows.isComplete
    const isTotalPartial = matches === null ? !input.counted.campaignRows.isComplete : isPartial
    return { ...input, table, matches, totals, isPartial, isTotalPartial, isEmpty }
  }, [input, table, matches, totals, isEmpty])
}

const NONE: readonly never[] = []

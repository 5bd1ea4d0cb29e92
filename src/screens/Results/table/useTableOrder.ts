import { useMemo } from 'react'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { filterOrder } from './rowSearch.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'

interface TableOrder extends RowOrder {
  /** Number of rows without the search. */
  listedCount: number
}

/** The rows of a report's table, sorted, then limited to those that match the search. */
export function useTableOrder(report: CountedReport | null): TableOrder | null {
  const { table, sort, matches = null }: Partial<CountedReport> = report ?? {}
  const sorted = useMemo(() => (table && sort ? sortReport(table, sort) : null), [table, sort])
  return useMemo(() => sorted && { ...filterOrder(sorted, matches), listedCount: sorted.length }, [sorted, matches])
}

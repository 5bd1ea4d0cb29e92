import { useMemo } from 'react'
import type { Loadable } from '#domain/loadable.ts'
import { isRatio, type Metric } from '#domain/metrics.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { whatMoved, type WhatMoved } from '#domain/report/whatMoved.ts'
import { groupPanel, hasNoMatch, matchingBy } from '../calculation/countReport.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'

/** What moved, or why there is no answer. */
export type MovedState =
  | { status: 'moved'; moves: WhatMoved; metric: Metric }
  | {
      status:
        | 'nothing'
        | 'rate'
        | 'noComparison'
        | 'todayOnly'
        | 'notComparable'
        | 'incomplete'
        | 'loading'
        | 'noNames'
        | 'noMatch'
    }

interface Options {
  report: CountedReport | null
  view: Pick<ReportView, 'measure' | 'comparison'>
  kind: 'ad' | 'title'
  names: Pick<Loadable<unknown>, 'failure'>
}

/** What moved in the report on screen, for the metric that it shows. */
export function useWhatMoved({ report, view: { measure, comparison }, kind, names }: Options): MovedState {
  const {
    counted,
    table,
    matches = null,
    q = '',
    platformNames,
    relatedNames,
    totals,
  }: Partial<CountedReport> = report ?? {}
  const searched = matches !== null
  // A search for days or months may leave a part without a comparison.
  const hasMoves = (totals?.earlier ?? null) !== null && !isRatio(measure)
  const grouped = useMemo(
    () => (counted && table && hasMoves ? groupPanel(counted, table, searched, [kind]) : null),
    [counted, table, hasMoves, searched, kind],
  )
  const moves = useMemo(() => {
    if (!grouped || !table || !platformNames || !relatedNames || isRatio(measure)) return null
    return whatMoved(matchingBy(grouped, { table, matches, q, platformNames, relatedNames }, kind), measure)
  }, [grouped, table, matches, q, platformNames, relatedNames, kind, measure])
  if (isRatio(measure)) return { status: 'rate' }
  if (comparison === 'none') return { status: 'noComparison' }
  if (report === null) return { status: 'loading' }
  if (hasNoMatch(matches)) return { status: 'noMatch' }
  if (report.table.completePeriod === null) return { status: 'todayOnly' }
  if (report.isTotalPartial || report.table.comparison === null) return { status: 'incomplete' }
  if (moves === null) return { status: 'notComparable' }
  if (!report.hasNames) return { status: names.failure === null ? 'loading' : 'noNames' }
  if (moves.gains.all.length + moves.losses.all.length === 0) return { status: 'nothing' }
  return { status: 'moved', moves, metric: measure }
}

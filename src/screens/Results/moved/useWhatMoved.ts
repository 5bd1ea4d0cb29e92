import { useMemo } from 'react'
import type { Metric } from '#domain/metrics.ts'
import { isRatio } from '#domain/report/reportFigures.ts'
import { whatMoved, type WhatMoved } from '#domain/report/whatMoved.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import type { ReportModel } from '../useReportModel.ts'

/** What moved, or why there is no answer. */
export type MovedState =
  | { status: 'moved'; moves: WhatMoved; metric: Metric }
  | { status: 'nothing' | 'rate' | 'noComparison' | 'notComparable' | 'incomplete' | 'loading' | 'noNames' }

/** What moved in the report on screen, for the metric that it shows. */
export function useWhatMoved(
  { view, figures, isTotalPartial }: ReportModel,
  names: ReportScreenProps['names'],
): MovedState {
  const { measure } = view
  const report = figures?.moved ?? null
  const moves = useMemo(
    () => (report?.earlier && !isRatio(measure) ? whatMoved(report, measure) : null),
    [report, measure],
  )
  if (isRatio(measure)) return { status: 'rate' }
  if (view.comparison === 'none') return { status: 'noComparison' }
  if (figures === null) return { status: 'loading' }
  if (isTotalPartial || report?.comparison === null) return { status: 'incomplete' }
  if (moves === null) return { status: 'notComparable' }
  if (names.data === undefined) return { status: names.failure === null ? 'loading' : 'noNames' }
  if (moves.gains.all.length + moves.losses.all.length === 0) return { status: 'nothing' }
  return { status: 'moved', moves, metric: measure }
}

import { startTransition, useEffect, useState } from 'react'
import { runToEnd } from '#domain/slices.ts'
import { createReportCalculator, isSameQuestion, type ReportJob, type ReportResult } from './reportCalculator.ts'
import { runInSlices } from './runInSlices.ts'

/** A report of more rows, of both periods together, is computed in slices: these take some 30 ms. */
const MAX_ROWS_AT_ONCE = 20_000

function isLarge({ rows: { now, earlier } }: ReportJob): boolean {
  return now.rows.length + (earlier?.rows.length ?? 0) > MAX_ROWS_AT_ONCE
}

/**
 * Computes a report: at once, or for many rows in slices that never block the page; until those are done, returns the
 * last result. Another question drops the running computation, more rows for the same one wait until it is done.
 * @param job memoised: a new identity is a new job; null: no rows yet
 */
export function useReportResult(job: ReportJob | null): ReportResult | null {
  const [calculate] = useState(createReportCalculator)
  const [result, setResult] = useState<ReportResult | null>(null)
  const [running, setRunning] = useState<ReportJob | null>(null)

  const pending = job !== null && isLarge(job) && result?.job !== job ? job : null
  if (pending === null ? running !== null : running === null || !isSameQuestion(running, pending)) setRunning(pending)

  useEffect(() => {
    if (running === null) return
    const controller = new AbortController()
    const { signal } = controller
    runInSlices(calculate(running), signal).then(
      (done) =>
        startTransition(() => {
          if (signal.aborted) return
          setResult(done)
          setRunning(null)
        }),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [running, calculate])

  if (job === null) return null
  if (pending !== null || result?.job === job) return result
  const computed = runToEnd(calculate(job))
  setResult(computed)
  return computed
}

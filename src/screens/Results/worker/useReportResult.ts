import { useEffect, useRef, useState } from 'react'
import { ReportWorkerClient } from './reportWorkerClient.ts'
import { createReportCalculator, type ReportResult, type ReportJob } from './reportCalculator.ts'

/**
 * Number of rows from which a job goes to the worker. A million rows take some 40 ms in a simple grouping. Pairs such
 * as campaigns by day make hundreds of thousands of table rows and take many times as long, so their rows count more.
 */
const LARGE_JOB = 1_000_000
const PAIR_WEIGHT = 30

function isLarge({ now, earlier, by }: ReportJob): boolean {
  return (now.length + (earlier?.length ?? 0)) * (by.length > 1 ? PAIR_WEIGHT : 1) > LARGE_JOB
}

/**
 * Computes a report at once, or in a worker if that would block the page; until the worker is done, returns the last
 * result.
 * @param job memoised: a new identity is a new job; null: no rows yet
 */
export function useReportResult(job: ReportJob | null): ReportResult | null {
  const [compute] = useState(createReportCalculator)
  const [result, setResult] = useState<ReportResult | null>(null)
  const [hasWorker, setHasWorker] = useState(typeof Worker !== 'undefined')
  const worker = useRef<ReportWorkerClient | null>(null)
  const usesWorker = job !== null && hasWorker && isLarge(job)

  useEffect(() => {
    if (job === null || !usesWorker) {
      worker.current?.cancel()
      return
    }
    worker.current ??= new ReportWorkerClient(
      new Worker(new URL('./reportWorker.ts', import.meta.url), { type: 'module' }),
      setResult,
      () => setHasWorker(false),
    )
    worker.current.submit(job)
  }, [job, usesWorker])
  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )

  if (job === null) return null
  if (usesWorker) return result
  if (result?.job === job) return result
  const computed = compute(job)
  setResult(computed)
  return computed
}

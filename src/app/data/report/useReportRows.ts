import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { failureFrom } from '#api/failure.ts'
import type { Period } from '#domain/period.ts'
import type { ReportLoadable } from '#domain/report/reportReading.ts'
import { useEnvironment } from '#app/config/environment.ts'
import { reportFault } from '#app/errors/errorReporter.ts'
import { useClient } from '#app/session/useClient.ts'
import { useRequests } from '../DataScope.tsx'
import { useResource } from '../useResource.ts'
import { PairReading } from './pairReading.ts'
import { readingsOf } from './reportReadings.ts'
import { requestForPeriod, type ReportRequest } from './reportRequest.ts'

interface LengthOptions {
  /** Expected number of rows of both periods together; null if unknown. */
  expectedRows?: number | null
  /** Asks before it reads a long report (LONG_REPORT) to its end. */
  asksIfLong?: boolean
}

/**
 * Loads the rows of a report and of its comparison period, page by page (docs/decisions/0011-reading-reports.md).
 * @param comparison null for no comparison
 * @param knowsPlatforms see reportRequest
 */
export function useReportRows(
  request: ReportRequest,
  comparison: Period | null,
  knowsPlatforms: boolean,
  { expectedRows = null, asksIfLong = false }: LengthOptions = {},
): ReportLoadable {
  const client = useClient()
  const { retryDelaysS } = useEnvironment()
  const readings = readingsOf(useRequests())
  const now = readings.listFor(request, knowsPlatforms)
  const earlier = comparison && readings.listFor(requestForPeriod(request, comparison), knowsPlatforms)
  const pair = useMemo(() => new PairReading(now, earlier), [now, earlier])
  useEffect(() => pair.estimate(expectedRows), [pair, expectedRows])
  useEffect(() => {
    if (!asksIfLong) pair.readOn()
  }, [pair, asksIfLong])
  const { reading, running, progress, error, retrying, long } = useSyncExternalStore(pair.subscribe, pair.state)

  const key = useMemo(() => ['report', now.id, earlier?.id], [now, earlier])
  const { cancelled, cancel, retry } = useResource<true>(key, async (signal) => {
    await pair.read({ client, retryDelaysS, limited: readings.limited }, signal)
    return true
  })

  useEffect(() => {
    if (error !== undefined && !running) reportFault(error)
  }, [error, running])

  const [last, setLast] = useState(reading)
  if (reading !== undefined && reading !== last) setLast(reading)
  const failure = useMemo(() => (error === undefined ? null : failureFrom(error)), [error])
  const loading = running || (reading === undefined && failure === null && !cancelled)
  return {
    // Shows the previous rows, dimmed, until the first new ones arrive, but not after a failure or cancel.
    data: reading ?? (loading && failure === null ? last : undefined),
    loading,
    progress,
    failure,
    retrying,
    cancelled,
    cancel,
    long: long && { ...long, readOn: () => pair.readOn() },
    retry: () => {
      pair.expire()
      retry()
    },
  }
}

import { isEqual, omit } from 'es-toolkit'
import type { Endpoint } from '#api/endpoint.ts'
import {
  reportElcamsDay,
  reportElcamsMonth,
  reportItemsDay,
  reportVendorsDay,
  reportVendorsMonth,
} from '#api/endpoints/reports.ts'
import type { ReportQuery } from '#api/queries.ts'
import type { Page } from '#api/read.ts'
import { isWholeMonths, type Period } from '#domain/period.ts'
import { isTime, stepOf, type TimeStep } from '#domain/report/dimensions.ts'
import { timeSteps } from '#domain/report/timePairs.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import type { StoredRow } from '#domain/report/reportStore.ts'
import { regionCountryId } from '#domain/region.ts'

/** Rows of campaigns by platform, of campaigns in total (a third of the size), or of campaign items. */
type Rows = 'platforms' | 'campaigns' | 'items'

/** A request for one list of report rows. Requests for the same list differ in their order only. */
export interface ReportRequest {
  rows: Rows
  per: TimeStep
  period: Period
  /** Empty: all. */
  adIds: readonly number[]
  titleIds: readonly number[]
  region: string
  order: NonNullable<ReportQuery['order_by']>
}

type ReportEndpoint = Endpoint<string, object, ReportQuery, Page<StoredRow>>

const ENDPOINTS: Record<Rows, Record<TimeStep, ReportEndpoint>> = {
  platforms: { day: reportVendorsDay, month: reportVendorsMonth },
  campaigns: { day: reportElcamsDay, month: reportElcamsMonth },
  items: { day: reportItemsDay, month: reportItemsDay },
}

/**
 * The rows to request for a view. Rows by month only if neither table nor chart needs days and the period has whole
 * months, because the server may not cut monthly rows to the period. Independent of platforms, search, columns, sort
 * and measure.
 * @param knowsPlatforms false if the campaigns could not be loaded, so that rows must have their platforms
 */
export function reportRequest(
  { by, per, period, adIds, titleIds, region }: ReportView,
  knowsPlatforms: boolean,
): ReportRequest {
  const rows = by.includes('item') ? 'items' : by.includes('campaign') && knowsPlatforms ? 'campaigns' : 'platforms'
  // Rows arrive in the order of the table (spec section 7). Any order has the same rows, so they are not requested again
  // for another one. `assumed`: with one key named, the other follows.
  const [first, second] = by.map((each) => (isTime(each) ? 'day' : 'refkey'))
  const order = first === 'day' ? (second ? 'day|refkey' : 'day') : second ? 'refkey|day' : 'refkey'
  const needsDays = rows === 'items' || by.includes('day') || (per ?? stepOf(period)) === 'day'
  return { rows, per: rowsPer(needsDays ? 'day' : 'month', period), period, adIds, titleIds, region, order }
}

/** The step of rows to request for a view by `step`: months only for whole months. */
export function rowsPer(step: TimeStep, period: Period): TimeStep {
  return isWholeMonths(period) ? step : 'day'
}

/** The same request for the comparison period. */
export function requestForPeriod(request: ReportRequest, period: Period): ReportRequest {
  return { ...request, period, per: rowsPer(request.per, period) }
}

/** How many rows a number of campaigns have at most. */
export function expectedRows({ per, period }: ReportRequest, campaigns: number): number {
  return campaigns * timeSteps(per, period).length
}

export function toApiCall({ rows, per, period, adIds, titleIds, region, order }: ReportRequest) {
  const body: ReportQuery = {
    ...(adIds.length > 0 && { elad_id: [...adIds] }),
    ...(titleIds.length > 0 && { entity_id: [...titleIds] }),
    country_id: regionCountryId(region),
    day_from: period.from,
    day_to: period.to,
    order_by: order,
    order_asc: true,
  }
  return { endpoint: ENDPOINTS[rows][per], body }
}

/** True for the same rows in any order. */
export function isSameList(a: ReportRequest, b: ReportRequest): boolean {
  return isEqual(omit(a, ['order']), omit(b, ['order']))
}

/**
 * True if the rows of one request can be used for another: days sum to months, platforms to campaigns, and rows of
 * campaigns have platforms if the campaigns are known.
 */
export function includesRows(loaded: ReportRequest, requested: ReportRequest, knowsPlatforms: boolean): boolean {
  const { rows, per } = requested
  const hasRows =
    loaded.rows === rows ||
    (loaded.rows === 'platforms' && rows === 'campaigns') ||
    (loaded.rows === 'campaigns' && rows === 'platforms' && knowsPlatforms)
  return hasRows && (loaded.per === 'day' || per === 'month') && isSameList({ ...loaded, rows, per }, requested)
}

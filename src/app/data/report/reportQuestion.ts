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
import { isWholeMonths, samePeriod, type Period } from '#domain/period.ts'
import { type Dimension, isTime, stepOf, type TimeStep } from '#domain/report/dimensions.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import type { PlatformReportRow, ReportRow } from '#domain/reportRows.ts'

/** The rows of a campaign with its platforms apart, of a campaign in one figure (a third the size), or of its items. */
type Rows = 'platforms' | 'campaigns' | 'items'

/** One list of report rows. Questions of the same list are equal but for their order. */
export interface ReportQuestion {
  rows: Rows
  per: TimeStep
  period: Period
  /** None: every one. */
  adIds: readonly number[]
  titleIds: readonly number[]
  region: string
  order: NonNullable<ReportQuery['order_by']>
}

type ReportEndpoint = Endpoint<string, object, ReportQuery, Page<PlatformReportRow | ReportRow>>

const ENDPOINTS: Record<Rows, Record<TimeStep, ReportEndpoint>> = {
  platforms: { day: reportVendorsDay, month: reportVendorsMonth },
  campaigns: { day: reportElcamsDay, month: reportElcamsMonth },
  items: { day: reportItemsDay, month: reportItemsDay },
}

/**
 * What to ask for so that a view can be shown: months only where neither its rows nor its chart need days, and the period
 * is of whole months: nothing says that a server cuts its rows of months to the days asked for. Not a matter of the platforms, the search, the columns, the sort or the measure.
 * @param knowsPlatforms false where the campaigns could not be read: their rows then have to tell their platforms.
 */
export function reportQuestion(
  { by, per, period, adIds, titleIds, region }: ReportView,
  knowsPlatforms: boolean,
): ReportQuestion {
  const rows = by.includes('item') ? 'items' : by.includes('campaign') && knowsPlatforms ? 'campaigns' : 'platforms'
  const needsDays = rows === 'items' || by.includes('day') || (per ?? stepOf(period)) === 'day'
  return {
    rows,
    per: rowsPer(needsDays ? 'day' : 'month', period),
    period,
    adIds,
    titleIds,
    region,
    order: orderOf(by),
  }
}

/** Which rows to ask for where those of `step` would do. */
export function rowsPer(step: TimeStep, period: Period): TimeStep {
  return isWholeMonths(period) ? step : 'day'
}

/** The same question about the period compared with. */
export function questionOver(question: ReportQuestion, period: Period): ReportQuestion {
  return { ...question, period, per: rowsPer(question.per, period) }
}

/**
 * The order of spec section 7 in which rows come in while a table fills: by what leads it. Any order has the same rows in
 * the end, so those at hand are not read again for another. `assumed`: where one key is named, the other one follows.
 */
function orderOf([leading, second]: readonly Dimension[]): ReportQuestion['order'] {
  const byDay = leading !== undefined && isTime(leading)
  if (second === undefined) return byDay ? 'day' : 'refkey'
  return byDay ? 'day|refkey' : 'refkey|day'
}

export function callOf({ rows, per, period, adIds, titleIds, region, order }: ReportQuestion): {
  endpoint: ReportEndpoint
  body: ReportQuery
} {
  const body: ReportQuery = {
    ...(adIds.length > 0 && { elad_id: [...adIds] }),
    ...(titleIds.length > 0 && { entity_id: [...titleIds] }),
    country_id: region === 'all' ? null : region,
    day_from: period.from,
    day_to: period.to,
    order_by: order,
    order_asc: true,
  }
  return { endpoint: ENDPOINTS[rows][per], body }
}

/** The same rows, in whatever order. */
export function isSameList(a: ReportQuestion, b: ReportQuestion): boolean {
  return a.rows === b.rows && a.per === b.per && isSameFilter(a, b)
}

/**
 * Whether the rows of one question answer another: days add up to months, platforms to campaigns, and those of campaigns
 * tell their platforms where these are known.
 */
export function serves(has: ReportQuestion, wanted: ReportQuestion, knowsPlatforms: boolean): boolean {
  const rows =
    has.rows === wanted.rows ||
    (has.rows === 'platforms' && wanted.rows === 'campaigns') ||
    (has.rows === 'campaigns' && wanted.rows === 'platforms' && knowsPlatforms)
  return rows && (has.per === 'day' || wanted.per === 'month') && isSameFilter(has, wanted)
}

function isSameFilter(a: ReportQuestion, b: ReportQuestion): boolean {
  return (
    samePeriod(a.period, b.period) &&
    a.region === b.region &&
    a.adIds.join() === b.adIds.join() &&
    a.titleIds.join() === b.titleIds.join()
  )
}

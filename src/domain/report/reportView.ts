import { flagCodec, listOf, oneOf, sortCodec, subsetOf, type Codec } from '../address/codecs.ts'
import { adIdsParam, periodParam, searchParam, titleIdsParam } from '../address/commonParams.ts'
import { regionParam } from '../address/keptParams.ts'
import { defineAddress, type Address, type StateOf } from '../address/defineAddress.ts'
import { optionalParam, param } from '../address/param.ts'
import type { Day } from '../day.ts'
import { PLATFORMS, type Platform } from '../platforms.ts'
import { isSameSort, type SortKey } from '../sortKeys.ts'
import { REPORT_COMPARISONS } from './comparison.ts'
import { isTime, type Dimension } from './dimensions.ts'
import { groupingParam, type Grouping } from './grouping.ts'
import { MEASURES, METRICS } from '../metrics.ts'
import { REPORT_SORTABLE } from './figureColumn.ts'

/**
 * The columns that can be shown per platform, in default order. 'change' is the change of the selected measure for all
 * platforms together, 'changeEach' for each platform.
 */
export const REPORT_COLUMNS = [...MEASURES, 'change', 'changeEach'] as const

export type ReportColumnKey = (typeof REPORT_COLUMNS)[number]

export const DEFAULT_REPORT_COLUMNS: readonly ReportColumnKey[] = [...METRICS, 'change']

/** Chart types; 'none' collapses the chart. */
export const CHARTS = ['stacked', 'lines', 'none'] as const

export type ReportChart = (typeof CHARTS)[number]

/** What a report is about, and grouped by if its URL names no grouping. */
export type ReportKind = 'ad' | 'title'

/** The URL parameters of a report; `sort` is null for the default of the grouping. */
export const reportParams = (today: Day, kind: ReportKind = 'title') =>
  defineAddress({
    adIds: adIdsParam,
    titleIds: titleIdsParam,
    region: regionParam,
    period: periodParam(today),
    comparison: param('cmp', oneOf(REPORT_COMPARISONS), 'previous'),
    grouping: groupingParam(kind),
    /** At least one, in the order of PLATFORMS. */
    platforms: param('p', platformsCodec, PLATFORMS),
    /** The measure of the chart and of changes. */
    measure: param('m', oneOf(MEASURES), 'clicks'),
    /** The visible columns in order; null for the user's saved columns, or the default. */
    cols: optionalParam('cols', listOf(REPORT_COLUMNS)),
    q: searchParam,
    sort: optionalParam('sort', sortCodec(REPORT_SORTABLE)),
    chart: param('chart', oneOf(CHARTS), 'stacked'),
    /** What moved is open. */
    moved: param('moved', flagCodec, false),
  })

type ReportParams = StateOf<ReturnType<typeof reportParams>>

/** The state of a report screen. */
export interface ReportView extends Omit<ReportParams, 'grouping' | 'sort'>, Grouping {
  /** Never empty: keys of REPORT_SORTABLE. */
  sort: readonly SortKey[]
}

/** The URL state of a report screen: short, complete, restored exactly. */
export function reportAddress(today: Day, kind: ReportKind = 'title'): Address<ReportView> {
  const params = reportParams(today, kind)
  return {
    defaults: viewOf(params.defaults),
    read: (search) => {
      const { value, problems } = params.read(search)
      return { value: viewOf(value), problems }
    },
    write: ({ by, per, sort, ...rest }) =>
      params.write({ ...rest, grouping: { by, per }, sort: isSameSort(sort, defaultReportSort(by)) ? null : sort }),
  }
}

function viewOf({ grouping, sort, ...rest }: ReportParams): ReportView {
  return { ...rest, ...grouping, sort: sort ?? defaultReportSort(grouping.by) }
}

/** Days and months in order, everything else by clicks, highest first. */
export function defaultReportSort([leading]: readonly Dimension[]): readonly SortKey[] {
  return leading !== undefined && isTime(leading)
    ? [{ key: leading, descending: false }]
    : [{ key: 'clicks', descending: true }]
}

/** Up to so many titles or ads that are chosen have a line each in the chart. */
export const MAX_LINES = 5

/** The titles or ads that a report is limited to and the chart tells apart. */
export interface ComparedLines {
  by: 'ad' | 'title'
  /** In the order in which they were chosen. */
  ids: readonly number[]
}

type Chosen = Pick<ReportView, 'adIds' | 'titleIds'>

/** The ads, else the titles that a report is limited to; null if there are none. */
export function chosenIn({ adIds, titleIds }: Chosen): ComparedLines | null {
  if (adIds.length > 0) return { by: 'ad', ids: adIds }
  return titleIds.length > 0 ? { by: 'title', ids: titleIds } : null
}

/** Those with a line each in the chart; null if one or too many are chosen. */
export function linesOf(view: Chosen): ComparedLines | null {
  const chosen = chosenIn(view)
  return chosen !== null && chosen.ids.length > 1 && chosen.ids.length <= MAX_LINES ? chosen : null
}

/** The change to a view whose table and chart need no days. */
export function viewByMonth({ by }: Pick<ReportView, 'by'>): Pick<ReportView, 'by' | 'per'> {
  return { by: by.map((each) => (each === 'day' ? 'month' : each)), per: 'month' }
}

/** 'gad,mad', or 'all'. */
const platformsCodec: Codec<readonly Platform[]> = {
  parse: (text) => {
    const platforms = text === 'all' ? PLATFORMS : subsetOf(PLATFORMS).parse(text)
    return platforms?.length === 0 ? null : platforms
  },
  format: (platforms) => platforms.join(','),
}

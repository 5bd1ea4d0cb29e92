import { flagCodec, listOf, oneOf, sortCodec, subsetOf, type Codec } from '../address/codecs.ts'
import { adIdsParam, periodParam, searchParam, titleIdsParam } from '../address/commonParams.ts'
import { regionParam } from '../address/keptParams.ts'
import { defineAddress, type Address, type StateOf } from '../address/defineAddress.ts'
import { optionalParam, param } from '../address/param.ts'
import type { Day } from '../day.ts'
import { PLATFORMS, type Platform } from '../metrics.ts'
import { isSameSort, type SortKey } from '../sortKeys.ts'
import { REPORT_COMPARISONS } from './comparison.ts'
import { DIMENSIONS, isTime, type Dimension, type TimeStep } from './dimensions.ts'
import { MEASURES } from './reportFigures.ts'
import { REPORT_SORTABLE } from './figureColumn.ts'

/**
 * The columns that can be shown per platform, in default order. 'change' is the change of the selected measure for all
 * platforms together, 'changeEach' for each platform.
 */
export const REPORT_COLUMNS = [...MEASURES, 'change', 'changeEach'] as const

export type ReportColumnKey = (typeof REPORT_COLUMNS)[number]

export const DEFAULT_REPORT_COLUMNS: readonly ReportColumnKey[] = ['clicks', 'impressions', 'conversions', 'change']

/** Chart types; 'none' collapses the chart. */
export const CHARTS = ['stacked', 'lines', 'none'] as const

export type ReportChart = (typeof CHARTS)[number]

/** The grouping of a report whose URL names none. */
const DEFAULT_GROUPING: readonly Dimension[] = ['title']

/** How table and chart are grouped, both in one URL parameter. */
interface Grouping {
  /** Dimensions of the table rows: one, or two with at most one time dimension. */
  by: readonly Dimension[]
  /** The step of the chart; null for the default of the period. */
  per: TimeStep | null
}

/** The URL parameters of a report; `sort` is null for the default of the grouping. */
export const reportParams = (today: Day) =>
  defineAddress({
    adIds: adIdsParam,
    titleIds: titleIdsParam,
    region: regionParam,
    period: periodParam(today),
    comparison: param('cmp', oneOf(REPORT_COMPARISONS), 'previous'),
    grouping: param('g', groupingCodec, { by: DEFAULT_GROUPING, per: null }),
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
export function reportAddress(today: Day): Address<ReportView> {
  const params = reportParams(today)
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
const MAX_LINES = 5

/** The dimension whose chosen members are told apart in the chart; null if one or too many are chosen. */
export function comparedBy({ adIds, titleIds }: Pick<ReportView, 'adIds' | 'titleIds'>): 'ad' | 'title' | null {
  const [chosen, by] = adIds.length > 0 ? ([adIds, 'ad'] as const) : ([titleIds, 'title'] as const)
  return chosen.length > 1 && chosen.length <= MAX_LINES ? by : null
}

/** The change to a view whose table and chart need no days. */
export function viewByMonth({ by }: Pick<ReportView, 'by'>): Pick<ReportView, 'by' | 'per'> {
  return { by: by.map((each) => (each === 'day' ? 'month' : each)), per: 'month' }
}

/** 'title', 'ad,day', 'title.month' with the step of the chart, '.month' with the step only. */
const groupingCodec: Codec<Grouping> = {
  parse: (text) => {
    const [groups = '', step, ...more] = text.split('.')
    const by = listOf(DIMENSIONS).parse(groups)
    const per = step === 'day' || step === 'month' ? step : null
    const isWellFormed = more.length === 0 && (step === undefined || per !== null) && text !== ''
    if (!isWellFormed || by === null || by.length > 2 || by.filter(isTime).length > 1) return null
    return { by: by.length === 0 ? DEFAULT_GROUPING : by, per }
  },
  format: ({ by, per }) =>
    (by.join() === DEFAULT_GROUPING.join() ? '' : by.join(',')) + (per === null ? '' : `.${per}`),
}

/** 'gad,mad', or 'all'. */
const platformsCodec: Codec<readonly Platform[]> = {
  parse: (text) => {
    const platforms = text === 'all' ? PLATFORMS : subsetOf(PLATFORMS).parse(text)
    return platforms?.length === 0 ? null : platforms
  },
  format: (platforms) => platforms.join(','),
}

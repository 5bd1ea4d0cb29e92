import { listOf, oneOf, sortBy, subsetOf, type Codec } from '../address/codecs.ts'
import { adIdsParam, periodParam, regionParam, searchParam, titleIdsParam } from '../address/commonParams.ts'
import { defineAddress, type Address, type StateOf } from '../address/defineAddress.ts'
import { optionalParam, param } from '../address/param.ts'
import type { Day } from '../catalogue.ts'
import { PLATFORMS, type Platform } from '../metrics.ts'
import { sameSort, type SortKey } from '../sortKeys.ts'
import { COMPARISONS } from './comparison.ts'
import { DIMENSIONS, isTime, type Dimension, type TimeStep } from './dimensions.ts'
import { MEASURES } from './reportFigures.ts'
import { REPORT_SORTABLE } from './sortReport.ts'

/**
 * The columns of each platform's group that can be chosen, in their usual order. 'change' is that of the chosen measure, of
 * all platforms together; 'changeEach' that of each platform.
 */
export const REPORT_COLUMNS = [...MEASURES, 'change', 'changeEach'] as const

export type ReportColumnKey = (typeof REPORT_COLUMNS)[number]

export const DEFAULT_REPORT_COLUMNS: readonly ReportColumnKey[] = ['clicks', 'impressions', 'conversions', 'change']

/** How the chart is drawn; 'none': it is folded away. */
export const CHARTS = ['stacked', 'lines', 'none'] as const

export type ReportChart = (typeof CHARTS)[number]

/** How a report is grouped: both stand in one parameter. */
interface Grouping {
  /** What makes a row of the table: one dimension, or two of which at most one is time. */
  by: readonly Dimension[]
  /** The step of the chart; null: what suits the period. */
  per: TimeStep | null
}

/** The parameters of a report; its sort is null where it is the one that suits the grouping. */
export const reportParams = (today: Day, usual: readonly Dimension[]) =>
  defineAddress({
    adIds: adIdsParam,
    titleIds: titleIdsParam,
    region: regionParam,
    period: periodParam(today),
    comparison: param('cmp', oneOf(COMPARISONS), 'previous'),
    grouping: param('g', groupingCodec(usual), { by: usual, per: null }),
    /** At least one, in their own order. */
    platforms: param('p', platformsCodec, PLATFORMS),
    /** What the chart and the changes are of. */
    measure: param('m', oneOf(MEASURES), 'clicks'),
    /** The chosen columns in the order wanted; null: those of the account, or the default ones. */
    cols: optionalParam('cols', listOf(REPORT_COLUMNS)),
    q: searchParam,
    sort: optionalParam('sort', sortBy(REPORT_SORTABLE)),
    chart: param('chart', oneOf(CHARTS), 'stacked'),
  })

type ReportParams = StateOf<ReturnType<typeof reportParams>>

/** The state of a report screen. */
export interface ReportView extends Omit<ReportParams, 'grouping' | 'sort'>, Grouping {
  /** Never empty: keys of REPORT_SORTABLE. */
  sort: readonly SortKey[]
}

/**
 * The state of a report screen in its address (screens.md, Report bar: short, complete, restored exactly).
 * @param usual what the screen groups by where nothing is said
 */
export function reportAddress(today: Day, usual: readonly Dimension[]): Address<ReportView> {
  const params = reportParams(today, usual)
  return {
    defaults: viewOf(params.defaults),
    read: (search) => {
      const { value, problems } = params.read(search)
      return { value: viewOf(value), problems }
    },
    write: ({ by, per, sort, ...rest }) =>
      params.write({ ...rest, grouping: { by, per }, sort: sameSort(sort, defaultReportSort(by)) ? null : sort }),
  }
}

function viewOf({ grouping, sort, ...rest }: ReportParams): ReportView {
  return { ...rest, ...grouping, sort: sort ?? defaultReportSort(grouping.by) }
}

/** Days and months run in their order, all else by clicks, the most first. */
export function defaultReportSort([leading]: readonly Dimension[]): readonly SortKey[] {
  return leading !== undefined && isTime(leading)
    ? [{ key: leading, falling: false }]
    : [{ key: 'clicks', falling: true }]
}

/** 'title', 'ad,day', 'title.month' with the step of the chart, '.month' with that alone. */
function groupingCodec(usual: readonly Dimension[]): Codec<Grouping> {
  const dimensions = listOf(DIMENSIONS)
  return {
    parse: (text) => {
      const [groups = '', step, ...more] = text.split('.')
      const by = dimensions.parse(groups)
      const per = step === 'day' || step === 'month' ? step : null
      const isWellFormed = more.length === 0 && (step === undefined || per !== null) && text !== ''
      if (!isWellFormed || by === null || by.length > 2 || by.filter(isTime).length > 1) return null
      return { by: by.length === 0 ? usual : by, per }
    },
    format: ({ by, per }) => (by.join() === usual.join() ? '' : by.join(',')) + (per === null ? '' : `.${per}`),
  }
}

/** 'gad,mad', or 'all'. */
const platformsCodec: Codec<readonly Platform[]> = {
  parse: (text) => {
    const platforms = text === 'all' ? PLATFORMS : subsetOf(PLATFORMS).parse(text)
    return platforms?.length === 0 ? null : platforms
  },
  format: (platforms) => platforms.join(','),
}

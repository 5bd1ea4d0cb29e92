import type { Day } from '../catalogue.ts'
import { PLATFORMS, type Platform } from '../metrics.ts'
import { defaultPeriod, samePeriod, type Period } from '../period.ts'
import { parsePeriod, parseText, readAddress, writeAddress } from '../readAddress.ts'
import { parseSort, sameSort, writeSort, type SortKey } from '../sortKeys.ts'
import { COMPARISONS, type Comparison } from './comparison.ts'
import { DIMENSIONS, isTime, type Dimension, type TimeStep } from './dimensions.ts'
import { MEASURES, type Measure } from './reportFigures.ts'
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

/** The state of a report screen that its address holds (screens.md, Report bar: short, complete, restored exactly). */
export interface ReportView {
  period: Period
  comparison: Comparison
  /** What makes a row of the table: one dimension, or two of which at most one is time. */
  by: readonly Dimension[]
  /** The step of the chart; null: what suits the period. */
  per: TimeStep | null
  /** At least one, in their own order. */
  platforms: readonly Platform[]
  /** What the chart and the changes are of. */
  measure: Measure
  /** The chosen columns in the order wanted; null: those of the account, or the default ones. */
  cols: readonly ReportColumnKey[] | null
  /** The search among the rows, as typed. */
  q: string
  /** Never empty: keys of REPORT_SORTABLE. */
  sort: readonly SortKey[]
  /** A country id or 'all'. */
  region: string
  chart: ReportChart
  /** What the report is narrowed to; none: everything. Each once, in the order given. */
  adIds: readonly number[]
  titleIds: readonly number[]
}

/** The names that the address gives the parts of the view. */
export type ReportParam =
  'region' | 'from' | 'to' | 'cmp' | 'g' | 'p' | 'm' | 'cols' | 'q' | 'sort' | 'chart' | 'elad_id' | 'entity_id'

/**
 * The view of an address without a search string.
 * @param by what the screen groups by where nothing is said
 */
export function defaultReportView(today: Day, by: readonly Dimension[]): ReportView {
  return {
    period: defaultPeriod(today),
    comparison: 'previous',
    by,
    per: null,
    platforms: PLATFORMS,
    measure: 'clicks',
    cols: null,
    q: '',
    sort: defaultReportSort(by),
    region: 'all',
    chart: 'stacked',
    adIds: [],
    titleIds: [],
  }
}

/** Days and months run in their order, all else by clicks, the most first. */
export function defaultReportSort([leading]: readonly Dimension[]): readonly SortKey[] {
  return leading !== undefined && isTime(leading)
    ? [{ key: leading, falling: false }]
    : [{ key: 'clicks', falling: true }]
}

/**
 * Reads the search string of an address. Never fails: what cannot be read falls back to its default, field by field,
 * and is named in `ignored`; of several ids those that can be read count. Parameters of other screens are passed over.
 */
export function parseReportView(
  search: string,
  today: Day,
  by: readonly Dimension[],
): { view: ReportView; ignored: ReportParam[] } {
  const fallback = defaultReportView(today, by)
  const { params, read, ignored } = readAddress<ReportParam>(search)
  const ids = (name: 'elad_id' | 'entity_id') => {
    const texts = params.getAll(name)
    const good = texts.filter((text) => ID.test(text))
    if (good.length < texts.length) ignored.push(name)
    return [...new Set(good.map(Number))]
  }
  const region = read(['region'], parseText, fallback.region)
  const period = read(['from', 'to'], (texts) => parsePeriod(texts, today), fallback.period)
  const groups = read(['g'], ([text = '']) => parseGroups(text), fallback)
  const view: ReportView = {
    region,
    period,
    comparison: read(['cmp'], ([text]) => COMPARISONS.find((each) => each === text) ?? null, fallback.comparison),
    by: groups.by ?? fallback.by,
    per: groups.per,
    platforms: read<readonly Platform[]>(['p'], ([text = '']) => parsePlatforms(text), fallback.platforms),
    measure: read(['m'], ([text]) => MEASURES.find((each) => each === text) ?? null, fallback.measure),
    cols: read<readonly ReportColumnKey[] | null>(
      ['cols'],
      ([text = '']) => ordered(text, REPORT_COLUMNS),
      fallback.cols,
    ),
    q: params.get('q') ?? fallback.q,
    sort: read(
      ['sort'],
      ([text = '']) => parseSort(text, REPORT_SORTABLE),
      defaultReportSort(groups.by ?? fallback.by),
    ),
    chart: read(['chart'], ([text]) => CHARTS.find((each) => each === text) ?? null, fallback.chart),
    adIds: ids('elad_id'),
    titleIds: ids('entity_id'),
  }
  return { view, ignored }
}

/** Writes a view as the search string of an address: '' or '?…', with what is default left out. */
export function writeReportView(view: ReportView, today: Day, by: readonly Dimension[]): string {
  const fallback = defaultReportView(today, by)
  const params = new URLSearchParams()
  for (const id of view.adIds) params.append('elad_id', String(id))
  for (const id of view.titleIds) params.append('entity_id', String(id))
  if (view.region !== fallback.region) params.set('region', view.region)
  if (!samePeriod(view.period, fallback.period)) {
    params.set('from', view.period.from)
    params.set('to', view.period.to)
  }
  if (view.comparison !== fallback.comparison) params.set('cmp', view.comparison)
  const groups = writeGroups(view.by.join() === fallback.by.join() ? [] : view.by, view.per)
  if (groups !== '') params.set('g', groups)
  if (view.platforms.length < PLATFORMS.length) params.set('p', view.platforms.join(','))
  if (view.measure !== fallback.measure) params.set('m', view.measure)
  if (view.cols !== null) params.set('cols', view.cols.join(','))
  if (view.q !== '') params.set('q', view.q)
  if (!sameSort(view.sort, defaultReportSort(view.by))) params.set('sort', writeSort(view.sort))
  if (view.chart !== fallback.chart) params.set('chart', view.chart)
  return writeAddress(params)
}

const ID = /^[1-9]\d{0,14}$/

/** 'title', 'ad,day', 'title.month' with the step of the chart, '.month' with that alone. */
function writeGroups(by: readonly Dimension[], per: TimeStep | null): string {
  return by.join(',') + (per === null ? '' : `.${per}`)
}

/** `by` is null where only the step is said. */
function parseGroups(text: string): { by: readonly Dimension[] | null; per: TimeStep | null } | null {
  const [groups = '', step, ...more] = text.split('.')
  const names = groups === '' ? [] : groups.split(',')
  const by = names.flatMap((name) => DIMENSIONS.filter((each) => each === name))
  const per = step === 'day' || step === 'month' ? step : null
  if (more.length > 0 || (step !== undefined && per === null) || (by.length === 0 && per === null)) return null
  const wellMade =
    by.length === names.length && new Set(by).size === by.length && by.length <= 2 && by.filter(isTime).length < 2
  return wellMade ? { by: by.length === 0 ? null : by, per } : null
}

/** 'gad,mad', or 'all'. */
function parsePlatforms(text: string): readonly Platform[] | null {
  if (text === 'all') return PLATFORMS
  const platforms = listed(text, PLATFORMS)
  return platforms === null || platforms.length === 0 ? null : platforms
}

/** Known names, each once, put into their own order; an empty text is none. */
function listed<T extends string>(text: string, known: readonly T[]): T[] | null {
  const names = ordered(text, known)
  return names && known.filter((name) => names.includes(name))
}

/** Known names, each once, in the order given; an empty text is none. */
function ordered<T extends string>(text: string, known: readonly T[]): T[] | null {
  const asked = text === '' ? [] : text.split(',')
  const names = asked.flatMap((each) => known.filter((name) => name === each))
  return names.length === asked.length && new Set(names).size === names.length ? names : null
}

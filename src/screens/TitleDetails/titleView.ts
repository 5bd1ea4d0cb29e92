import type { Day } from '#domain/catalogue.ts'
import { METRICS, PLATFORMS, type Metric } from '#domain/metrics.ts'
import { defaultPeriod, samePeriod, type Period } from '#domain/period.ts'
import { parsePeriod, parseText, readAddress, writeAddress } from '#domain/readAddress.ts'
import type { TrendOf } from '#screens/shared/results/trendLines.ts'

/** The state of the Title details screen that its address holds (screens.md, Report bar: short, complete, restored exactly). */
export interface TitleView {
  period: Period
  /** What the trend shows. */
  metric: Metric
  of: TrendOf
  /** The trend shows the previous period too. */
  compare: boolean
  /** A country id or 'all'. */
  region: string
}

/** The names that the address gives the parts of the view. */
export type TitleParam = 'region' | 'from' | 'to' | 'm' | 'p' | 'cmp'

/** Whose trend can be shown, in the order of the choice. */
export const TREND_OF: readonly TrendOf[] = ['all', 'each', ...PLATFORMS]

/** In `cmp`: what the trend is compared with. */
const COMPARED: Readonly<Record<string, boolean>> = { previous: true, none: false }

/** The view of an address without a search string. */
export function defaultTitleView(today: Day): TitleView {
  return { period: defaultPeriod(today), metric: 'clicks', of: 'all', compare: true, region: 'all' }
}

/**
 * Reads the search string of an address. Never fails: what cannot be read falls back to its default, field by field,
 * and is named in `ignored`. Parameters of other screens are passed over.
 */
export function parseTitleView(search: string, today: Day): { view: TitleView; ignored: TitleParam[] } {
  const fallback = defaultTitleView(today)
  const { read, ignored } = readAddress<TitleParam>(search)
  const view: TitleView = {
    region: read(['region'], parseText, fallback.region),
    period: read(['from', 'to'], (texts) => parsePeriod(texts, today), fallback.period),
    metric: read(['m'], ([text]) => METRICS.find((metric) => metric === text) ?? null, fallback.metric),
    of: read(['p'], ([text]) => TREND_OF.find((of) => of === text) ?? null, fallback.of),
    compare: read(
      ['cmp'],
      ([text = '']) => (Object.hasOwn(COMPARED, text) ? (COMPARED[text] ?? null) : null),
      fallback.compare,
    ),
  }
  return { view, ignored }
}

/** Writes a view as the search string of an address: '' or '?…', with what is default left out. */
export function writeTitleView(view: TitleView, today: Day): string {
  const fallback = defaultTitleView(today)
  const params = new URLSearchParams()
  if (view.region !== 'all') params.set('region', view.region)
  if (!samePeriod(view.period, fallback.period)) {
    params.set('from', view.period.from)
    params.set('to', view.period.to)
  }
  if (view.metric !== fallback.metric) params.set('m', view.metric)
  if (view.of !== fallback.of) params.set('p', view.of)
  if (!view.compare) params.set('cmp', 'none')
  return writeAddress(params)
}

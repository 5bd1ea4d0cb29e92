import type { Day } from '#domain/catalogue.ts'
import { defaultPeriod, previousPeriod, samePeriod, samePeriodLastYear, type Period } from '#domain/period.ts'
import { parsePeriod, parseText, readAddress, writeAddress } from '#domain/readAddress.ts'
import { stepOf } from '#domain/report/dimensions.ts'
import { MEASURES, type Measure } from '#domain/report/reportFigures.ts'

/** What the figures are compared with. */
export const COMPARISONS = ['previous', 'year', 'none'] as const

export type Comparison = (typeof COMPARISONS)[number]

/** The state of the Ad details screen that its address holds. */
export interface AdView {
  period: Period
  /** A country id or 'all'. */
  region: string
  metric: Measure
  compare: Comparison
  /** The campaign that stands open. */
  campaign: number | null
  /** The status its items are narrowed to; nothing without a campaign. */
  items: string | null
  /** The item that is looked at; nothing without a campaign. */
  item: number | null
}

/** The names that the address gives the parts of the view. */
export type AdParam = 'region' | 'from' | 'to' | 'm' | 'cmp' | 'campaign' | 'items' | 'item'

/** The view of an address without a search string. */
export function defaultAdView(today: Day): AdView {
  return {
    period: defaultPeriod(today),
    region: 'all',
    metric: 'clicks',
    compare: 'previous',
    campaign: null,
    items: null,
    item: null,
  }
}

/** Reads the search string of an address. Never fails: what cannot be read falls back, field by field, and is named in `ignored`. */
export function parseAdView(search: string, today: Day): { view: AdView; ignored: AdParam[] } {
  const fallback = defaultAdView(today)
  const { read, ignored } = readAddress<AdParam>(search)
  const campaign = read<number | null>(['campaign'], parseId, null)
  const inCampaign =
    <T>(parse: (texts: readonly string[]) => T | null) =>
    (texts: readonly string[]) =>
      campaign === null ? null : parse(texts)
  const view: AdView = {
    region: read(['region'], parseText, fallback.region),
    period: read(['from', 'to'], (texts) => parsePeriod(texts, today), fallback.period),
    metric: read<Measure>(['m'], ([text]) => MEASURES.find((each) => each === text) ?? null, fallback.metric),
    compare: read<Comparison>(['cmp'], ([text]) => COMPARISONS.find((each) => each === text) ?? null, fallback.compare),
    campaign,
    items: read<string | null>(['items'], inCampaign(parseText), null),
    item: read<number | null>(['item'], inCampaign(parseId), null),
  }
  return { view, ignored }
}

/** Writes a view as the search string of an address: '' or '?…', with what is default left out. */
export function writeAdView(view: AdView, today: Day): string {
  const params = new URLSearchParams()
  if (view.region !== 'all') params.set('region', view.region)
  if (!samePeriod(view.period, defaultPeriod(today))) {
    params.set('from', view.period.from)
    params.set('to', view.period.to)
  }
  if (view.metric !== 'clicks') params.set('m', view.metric)
  if (view.compare !== 'previous') params.set('cmp', view.compare)
  if (view.campaign !== null) {
    params.set('campaign', String(view.campaign))
    if (view.items !== null) params.set('items', view.items)
    if (view.item !== null) params.set('item', String(view.item))
  }
  return writeAddress(params)
}

/** The period that the figures are compared with; a year before, day by day each meets its own weekday. */
export function comparisonOf({ compare, period }: Pick<AdView, 'compare' | 'period'>): Period | null {
  if (compare === 'none') return null
  return compare === 'previous'
    ? previousPeriod(period)
    : samePeriodLastYear(period, { alignWeekdays: stepOf(period) === 'day' })
}

/** The id of something: a whole number, as the API counts. */
export function parseId([text = '']: readonly string[]): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

import type { Day } from '#domain/catalogue.ts'
import { defaultPeriod, samePeriod, type Period } from '#domain/period.ts'
import { parsePeriod, parseText, readAddress, writeAddress } from '#domain/readAddress.ts'
import { parseSort, sameSort, writeSort, type SortKey } from '#domain/sortKeys.ts'

/** The columns that can be chosen, in the order of the table; the title itself is always there. */
export const TITLE_COLUMNS = [
  'status',
  'live',
  'ads',
  'clicks',
  'impressions',
  'conversions',
  'ctr',
  'rate',
  'trend',
  'imprint',
  'published',
] as const

export type TitleColumnKey = (typeof TITLE_COLUMNS)[number]

export const DEFAULT_COLUMNS: readonly TitleColumnKey[] = [
  'status',
  'live',
  'ads',
  'clicks',
  'impressions',
  'conversions',
  'ctr',
  'trend',
]

export const DEFAULT_SORT: readonly SortKey[] = [{ key: 'clicks', falling: true }]

/** What titles can be sorted by. */
export const SORTABLE = (['title', ...TITLE_COLUMNS] as const).filter((key) => key !== 'trend')

/** The state of the Titles screen that its address holds (screens.md, Report bar: short, complete, restored exactly). */
export interface TitlesView {
  /** The search, as typed. */
  q: string
  status: string | null
  /** The country a title must be live in, by id. */
  liveIn: string | null
  imprint: string | null
  /** Never empty. */
  sort: readonly SortKey[]
  /** The chosen columns in table order; null: those of the account, or the default ones. */
  cols: readonly TitleColumnKey[] | null
  period: Period
  /** A country id or 'all'. */
  region: string
}

/** The names that the address gives the parts of the view. */
export type TitlesParam = 'region' | 'from' | 'to' | 'q' | 'status' | 'live' | 'imprint' | 'sort' | 'cols'

/** The view of an address without a search string. */
export function defaultTitlesView(today: Day): TitlesView {
  return {
    q: '',
    status: null,
    liveIn: null,
    imprint: null,
    sort: DEFAULT_SORT,
    cols: null,
    period: defaultPeriod(today),
    region: 'all',
  }
}

/**
 * Reads the search string of an address. Never fails: what cannot be read falls back to its default, field by field,
 * and is named in `ignored`. Parameters of other screens are passed over.
 */
export function parseTitlesView(search: string, today: Day): { view: TitlesView; ignored: TitlesParam[] } {
  const fallback = defaultTitlesView(today)
  const { params, read, ignored } = readAddress<TitlesParam>(search)
  const view: TitlesView = {
    region: read(['region'], parseText, fallback.region),
    period: read(['from', 'to'], (texts) => parsePeriod(texts, today), fallback.period),
    q: params.get('q') ?? fallback.q,
    status: read<string | null>(['status'], parseText, fallback.status),
    liveIn: read<string | null>(['live'], parseText, fallback.liveIn),
    imprint: read<string | null>(['imprint'], parseText, fallback.imprint),
    sort: read<readonly SortKey[]>(['sort'], ([text = '']) => parseSort(text, SORTABLE), fallback.sort),
    cols: read<readonly TitleColumnKey[] | null>(['cols'], ([text = '']) => parseColumns(text), fallback.cols),
  }
  return { view, ignored }
}

/** Writes a view as the search string of an address: '' or '?…', with what is default left out. */
export function writeTitlesView(view: TitlesView, today: Day): string {
  const params = new URLSearchParams()
  if (view.region !== 'all') params.set('region', view.region)
  if (!samePeriod(view.period, defaultPeriod(today))) {
    params.set('from', view.period.from)
    params.set('to', view.period.to)
  }
  if (view.q !== '') params.set('q', view.q)
  if (view.status !== null) params.set('status', view.status)
  if (view.liveIn !== null) params.set('live', view.liveIn)
  if (view.imprint !== null) params.set('imprint', view.imprint)
  if (!sameSort(view.sort, DEFAULT_SORT)) params.set('sort', writeSort(view.sort))
  if (view.cols !== null) params.set('cols', view.cols.join(','))
  return writeAddress(params)
}

/** Known columns, each once, put into table order; an empty text is the title alone. */
function parseColumns(text: string): TitleColumnKey[] | null {
  const asked = text === '' ? [] : text.split(',')
  const columns = TITLE_COLUMNS.filter((key) => asked.includes(key))
  return columns.length === asked.length ? columns : null
}

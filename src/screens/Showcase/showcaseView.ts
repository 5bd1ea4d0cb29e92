import { PLATFORMS, type PlatformOrAll } from '#domain/metrics.ts'

/** The state of the showcase that its address holds: `?platform=mad&item=104&art=2`. */
export interface ShowcaseView {
  platform: PlatformOrAll
  /** The campaign that is looked at closely, by its id; null: none. */
  item: string | null
  /** Which of its artworks, from 0. */
  art: number
}

export const DEFAULT_SHOWCASE_VIEW: ShowcaseView = { platform: 'all', item: null, art: 0 }

/** Reads the search string of an address. Never fails: what cannot be read is as if it were not there. */
export function parseShowcaseView(search: string): ShowcaseView {
  const params = new URLSearchParams(search)
  const platform = params.get('platform')
  const item = params.get('item') ?? ''
  const art = /^[1-9]\d{0,2}$/.exec(params.get('art') ?? '')?.[0]
  return {
    platform: PLATFORMS.find((known) => known === platform) ?? 'all',
    item: item === '' ? null : item,
    art: art === undefined ? 0 : Number(art) - 1,
  }
}

/** Writes a view as the search string of an address: '' or '?…', with what is default left out. */
export function writeShowcaseView({ platform, item, art }: ShowcaseView): string {
  const params = new URLSearchParams()
  if (platform !== 'all') params.set('platform', platform)
  if (item !== null) params.set('item', item)
  if (item !== null && art > 0) params.set('art', String(art + 1))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

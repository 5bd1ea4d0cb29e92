import type { Showcase } from '#api/schemas/public.ts'
import { PLATFORMS, type Platform, type PlatformOrAll } from '#domain/metrics.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { safeHref } from '#domain/safeHref.ts'

/** One campaign of the showcase, and one of its artworks. */
export type ShowcaseItem = Showcase['items'][number]
export type ShowcaseArt = ShowcaseItem['artworks'][number]

/** One artwork of one campaign, as the lightbox steps through them. `art`: its place among the campaign's own. */
export interface Slide {
  item: ShowcaseItem
  artwork: ShowcaseArt | null
  art: number
}

export const titleOf = ({ title }: ShowcaseItem): string =>
  title === null || title.trim() === '' ? showcaseText.untitled : title

/** Stands in for a picture that is missing. */
export const firstWords = (title: string) => title.trim().split(/\s+/u).slice(0, 2).join(' ')

/** Those that ran on a platform, or all. */
export function itemsOn(items: readonly ShowcaseItem[], platform: PlatformOrAll): readonly ShowcaseItem[] {
  return platform === 'all' ? items : items.filter(({ platforms }) => platforms.includes(platform))
}

/** How many campaigns there are on each platform, and in all. */
export function countsOf(items: readonly ShowcaseItem[]): Record<PlatformOrAll, number> {
  const on = (platform: Platform) => itemsOn(items, platform).length
  const counts = Object.fromEntries(PLATFORMS.map((platform) => [platform, on(platform)])) as Record<Platform, number>
  return { ...counts, all: items.length }
}

/** All artworks in the order of the page; a campaign without one has its place too. */
export function slidesOf(items: readonly ShowcaseItem[]): Slide[] {
  return items.flatMap((item): Slide[] =>
    item.artworks.length === 0
      ? [{ item, artwork: null, art: 0 }]
      : item.artworks.map((artwork, art) => ({ item, artwork, art })),
  )
}

/** Where a campaign's artwork stands among the slides; its first where it has no such one; -1: the campaign is not there. */
export function slideAt(slides: readonly Slide[], itemId: string, art: number): number {
  const exact = slides.findIndex((slide) => slide.item.id === itemId && slide.art === art)
  return exact === -1 ? slides.findIndex(({ item }) => item.id === itemId) : exact
}

/** The next place, round at the ends. */
export const stepped = (at: number, by: 1 | -1, of: number): number => (at + by + of) % of

/** Books that stand on the shelf at the top, the one in the light in the middle. */
export const LEDGE = 6

/** Where a shop's page may be opened: http and https only, or null (behaviour.md, Links from the API). */
export function shopHref(url: string | null): string | null {
  const href = safeHref(url)
  return href?.startsWith('http') === true ? href : null
}

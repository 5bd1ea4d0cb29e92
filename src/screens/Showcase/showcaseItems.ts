import type { Showcase } from '#api/schemas/public.ts'
import { byPlatform, type Platform, type PlatformOrAll } from '#domain/platforms.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { safeHref } from '#domain/safeHref.ts'
import { shortName } from '#domain/text/shortenText.ts'

/** One campaign of the showcase. */
export type ShowcaseItem = Showcase['items'][number]
export type ShowcaseArtwork = ShowcaseItem['artworks'][number]

/** One artwork of a campaign in the lightbox. */
export interface Slide {
  item: ShowcaseItem
  /** Null for a campaign without artworks. */
  artwork: ShowcaseArtwork | null
  /** Index among the campaign's artworks. */
  artworkIndex: number
}

/** A campaign's title as it is shown. */
export const titleOf = ({ title }: ShowcaseItem): string =>
  title === null || title.trim() === '' ? showcaseText.untitled : shortName(title)

/** First two words of a title, shown instead of a missing image. */
export const firstTwoWords = (title: string) => title.trim().split(/\s+/u).slice(0, 2).join(' ')

/** Campaigns that ran on the platform, or all. */
export function itemsOnPlatform(items: readonly ShowcaseItem[], platform: PlatformOrAll): readonly ShowcaseItem[] {
  return platform === 'all' ? items : items.filter(({ platforms }) => platforms.includes(platform))
}

/** Number of campaigns per platform and in total. */
export function countByPlatform(items: readonly ShowcaseItem[]): Record<PlatformOrAll, number> {
  const countOn = (platform: Platform) => itemsOnPlatform(items, platform).length
  return { ...byPlatform(countOn), all: items.length }
}

/** Slides for all artworks in page order. A campaign without artworks gets one slide. */
export function slidesOf(items: readonly ShowcaseItem[]): Slide[] {
  return items.flatMap((item): Slide[] =>
    item.artworks.length === 0
      ? [{ item, artwork: null, artworkIndex: 0 }]
      : item.artworks.map((artwork, artworkIndex) => ({ item, artwork, artworkIndex })),
  )
}

/** Slide index of a campaign's artwork, or of its first if there is no such artwork; -1 without the campaign. */
export function findSlideIndex(slides: readonly Slide[], itemId: string, artworkIndex: number): number {
  const exact = slides.findIndex((slide) => slide.item.id === itemId && slide.artworkIndex === artworkIndex)
  return exact === -1 ? slides.findIndex(({ item }) => item.id === itemId) : exact
}

/** Next or previous index, wrapping at the ends. */
export const stepIndex = (index: number, step: 1 | -1, count: number): number => (index + step + count) % count

/** Maximum number of books on the shelf at the top. */
export const MAX_LEDGE_BOOKS = 6

/** A shop's link if it is http or https, otherwise null. */
export function shopHref(url: string | null): string | null {
  const href = safeHref(url)
  return href?.startsWith('http') === true ? href : null
}

import type { Platform } from '#domain/platforms.ts'
import type { FormatId } from './books/titlePlan.ts'

/** Artwork sizes in pixels. */
export const SIZES = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  landscape: { width: 1200, height: 628 },
  pin: { width: 1000, height: 1500 },
  story: { width: 1080, height: 1920 },
} as const

export type Size = keyof typeof SIZES

/** Ad format: type and class in the lookups, placements and artwork sizes. */
export interface Format {
  id: FormatId
  name: string
  typeId: 'image' | 'video' | 'carousel'
  platform: Platform
  placements: readonly string[]
  sizes: readonly [Size, ...Size[]]
  /** Video length in seconds; null for other types. */
  seconds: number | null
}

// A table: one format per line.
// prettier-ignore
export const FORMATS: readonly Format[] = [
  { id: 'display', name: 'Display', typeId: 'image', platform: 'gad', placements: ['gdn', 'discover'], sizes: ['landscape', 'square'], seconds: null },
  { id: 'skippable', name: 'Video before a video', typeId: 'video', platform: 'gad', placements: ['youtube'], sizes: ['landscape'], seconds: 20 },
  { id: 'feed', name: 'Feed image', typeId: 'image', platform: 'mad', placements: ['fbfeed', 'igfeed'], sizes: ['square', 'portrait', 'story', 'landscape'], seconds: null },
  { id: 'story', name: 'Story image', typeId: 'image', platform: 'mad', placements: ['igstory'], sizes: ['story'], seconds: null },
  { id: 'clip', name: 'Video', typeId: 'video', platform: 'mad', placements: ['igstory', 'fbfeed'], sizes: ['story'], seconds: 15 },
  { id: 'cards', name: 'Carousel', typeId: 'carousel', platform: 'mad', placements: ['igfeed'], sizes: ['square', 'portrait'], seconds: null },
  { id: 'pin', name: 'Pin', typeId: 'image', platform: 'pad', placements: ['pinhome', 'pinsearch'], sizes: ['pin', 'square'], seconds: null },
  { id: 'videopin', name: 'Video pin', typeId: 'video', platform: 'pad', placements: ['pinhome'], sizes: ['pin'], seconds: 15 },
]

export const AD_TYPES = [
  { id: 'image', name: 'Image' },
  { id: 'video', name: 'Video' },
  { id: 'carousel', name: 'Carousel' },
] as const

export const PLACEMENTS = [
  { id: 'gdn', name: 'Google Display Network' },
  { id: 'discover', name: 'Google Discover' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'fbfeed', name: 'Facebook feed' },
  { id: 'igfeed', name: 'Instagram feed' },
  { id: 'igstory', name: 'Instagram stories' },
  { id: 'pinhome', name: 'Pinterest home feed' },
  { id: 'pinsearch', name: 'Pinterest search' },
] as const

export function formatById(id: FormatId): Format {
  const format = FORMATS.find((candidate) => candidate.id === id)
  if (format === undefined) throw new RangeError(`Unknown format ${id}`)
  return format
}

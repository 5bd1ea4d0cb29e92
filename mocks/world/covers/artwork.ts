import type { AdPlan, TitlePlan } from '../books/plan.ts'
import { SIZES, type Size } from '../formats.ts'
import { classics } from './classics.ts'
import { generatedCover } from './generated.ts'
import { moreClassics } from './moreClassics.ts'
import { circle, dataUrl, rect, round, sans, serif, svg, tag, wrap, type DrawnCover, type Markup } from './shapes.ts'

const DRAWN: Readonly<Record<string, DrawnCover>> = { ...classics, ...moreClassics }

function coverOf(title: TitlePlan): DrawnCover {
  return DRAWN[title.cover ?? ''] ?? generatedCover(title.id, title.name, title.author)
}

/** The spine's shadow and the edge that every cover has. */
const EDGES =
  rect(3, 0, 3, 180, '#000', { opacity: 0.13 }) +
  rect(0, 0, 120, 180, 'none', { stroke: '#fff', 'stroke-opacity': 0.12 })

/** The address of a title's cover, drawn once; null for a title that has none. */
export function coverUrl(title: TitlePlan): string | null {
  if (title.cover === null) return null
  let url = kept.get(title)
  if (url === undefined) {
    url = dataUrl(svg(120, 180, coverOf(title).draw() + EDGES))
    kept.set(title, url)
  }
  return url
}

const kept = new WeakMap<TitlePlan, string>()

/** What an ad's artwork shows. */
interface Poster extends Pick<AdPlan, 'headline'> {
  title: TitlePlan
  /** Whose name stands at the foot. */
  publisher: string
}

/** The address of an ad's artwork in one size. */
export function artworkUrl(poster: Poster, size: Size): string {
  return dataUrl(artwork(poster, size))
}

/** An ad in one size: the cover on its own colour, a headline and the publisher's name. */
export function artwork(poster: Poster, size: Size): Markup {
  const { width, height } = SIZES[size]
  const cover = coverOf(poster.title)
  const inside =
    size === 'landscape'
      ? wide(cover, poster)
      : tall(cover, poster, round((300 * width) / 1080), round((300 * height) / 1080))
  // Drawn at 300 units to 1080 pixels; the picture says its real size.
  const view =
    size === 'landscape' ? '0 0 382 200' : `0 0 ${round((300 * width) / 1080)} ${round((300 * height) / 1080)}`
  return svg(width, height, tag('svg', { viewBox: view }, inside))
}

function book(cover: DrawnCover, x: number, y: number, width: number): Markup {
  const height = width * 1.5
  return (
    rect(round(x + 3), round(y + 6), round(width), round(height), '#000', { opacity: 0.28 }) +
    tag(
      'svg',
      { x: round(x), y: round(y), width: round(width), height: round(height), viewBox: '0 0 120 180' },
      cover.draw() + EDGES,
    )
  )
}

function tall(cover: DrawnCover, { headline, publisher }: Poster, width: number, height: number): Markup {
  const middle = round(width / 2)
  const size = round(width * (height > width * 1.1 ? 0.105 : 0.0833))
  const top = height * (height > width * 1.6 ? 0.175 : 0.15)
  const lines = wrap(headline, Math.floor((width * 0.9) / (size * 0.52)), 4)
  const below = top + (lines.length - 1) * size * 1.16 + size * 0.9
  const bookWidth = Math.min(width * 0.52, (height - below - 28) / 1.5)
  return (
    rect(0, 0, width, height, cover.ground) +
    circle(middle, round(height * 0.6), round(width * 0.62), cover.ink, { opacity: 0.07 }) +
    circle(middle, round(height * 0.6), round(width * 0.42), cover.ink, { opacity: 0.07 }) +
    lines.map((each, at) => serif(each, round(top + at * size * 1.16), size, cover.ink, { x: middle })).join('') +
    book(cover, middle - bookWidth / 2, below, bookWidth) +
    sans(publisher, round(height - 11), 9, cover.ink, { x: middle, spacing: 0.6, opacity: 0.8 })
  )
}

function wide(cover: DrawnCover, { headline }: Poster): Markup {
  const lines = wrap(headline, 16, 4)
  const size = lines.length > 3 ? 21 : 25
  const top = 70 - (lines.length > 3 ? 14 : 0)
  const button = top + (lines.length - 1) * size * 1.16 + 24
  return (
    rect(0, 0, 382, 200, cover.ground) +
    circle(90, 100, 150, cover.ink, { opacity: 0.07 }) +
    circle(90, 100, 95, cover.ink, { opacity: 0.07 }) +
    book(cover, 40, 25, 100) +
    lines
      .map((each, at) => serif(each, round(top + at * size * 1.16), size, cover.ink, { x: 172, anchor: 'start' }))
      .join('') +
    rect(172, round(button), 92, 26, cover.ink, { rx: 13 }) +
    sans('Read a sample', round(button + 17), 11, cover.ground, { x: 218 })
  )
}

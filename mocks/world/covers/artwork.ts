import type { AdPlan, TitlePlan } from '../books/titlePlan.ts'
import { SIZES, type Size } from '../formats.ts'
import { classics } from './classics.ts'
import { generatedCover } from './generated.ts'
import { moreClassics } from './moreClassics.ts'
import { outlined, systemFonts, type DrawnCover, type Lettering } from './lettering.ts'
import { circle, dataUrl, rect, round, svg, tag, wrap, type Markup } from './shapes.ts'

const DRAWN_COVERS: Readonly<Record<string, DrawnCover>> = { ...classics, ...moreClassics }

function coverOf(title: TitlePlan): DrawnCover {
  return DRAWN_COVERS[title.cover ?? ''] ?? generatedCover(title.id, title.name, title.author)
}

/** An ad that is seen large is lettered as its cover is. */
function letteringOf({ title, small = false }: Poster): Lettering {
  return small || DRAWN_COVERS[title.cover ?? ''] === undefined ? systemFonts : outlined
}

/** The spine's shadow and the edge of every cover. */
const EDGES =
  rect(3, 0, 3, 180, '#000', { opacity: 0.13 }) +
  rect(0, 0, 120, 180, 'none', { stroke: '#fff', 'stroke-opacity': 0.12 })

/** Data URL of a title's cover, drawn once; null without a cover. */
export function coverUrl(title: TitlePlan): string | null {
  if (title.cover === null) return null
  let url = coverUrls.get(title)
  if (url === undefined) {
    url = dataUrl(svg(120, 180, coverOf(title).draw(outlined) + EDGES))
    coverUrls.set(title, url)
  }
  return url
}

const coverUrls = new WeakMap<TitlePlan, string>()

/** Content of an ad's artwork. */
interface Poster extends Pick<AdPlan, 'headline'> {
  title: TitlePlan
  /** Shown at the bottom. */
  publisher: string
  /** It is seen small only: lettered in system fonts, which need a third of the characters. */
  small?: boolean
}

/** Data URL of an ad's artwork in one size. */
export function artworkUrl(poster: Poster, size: Size): string {
  return dataUrl(artwork(poster, size))
}

/** SVG of an ad in one size: the cover on its own colour, a headline and the publisher's name. */
export function artwork(poster: Poster, size: Size): Markup {
  const { width, height } = SIZES[size]
  const cover = coverOf(poster.title)
  const content =
    size === 'landscape'
      ? wideLayout(cover, poster)
      : tallLayout(cover, poster, round((300 * width) / 1080), round((300 * height) / 1080))
  // Drawn at 300 units to 1080 pixels; the outer element has the real size.
  const view =
    size === 'landscape' ? '0 0 382 200' : `0 0 ${round((300 * width) / 1080)} ${round((300 * height) / 1080)}`
  return svg(width, height, tag('svg', { viewBox: view }, content))
}

function book(cover: DrawnCover, lettering: Lettering, x: number, y: number, width: number): Markup {
  const height = width * 1.5
  return (
    rect(round(x + 3), round(y + 6), round(width), round(height), '#000', { opacity: 0.28 }) +
    tag(
      'svg',
      { x: round(x), y: round(y), width: round(width), height: round(height), viewBox: '0 0 120 180' },
      cover.draw(lettering) + EDGES,
    )
  )
}

function tallLayout(cover: DrawnCover, poster: Poster, width: number, height: number): Markup {
  const { headline, publisher } = poster
  const lettering = letteringOf(poster)
  const { serif, sans } = lettering
  const middle = round(width / 2)
  const size = round(width * (height > width * 1.1 ? 0.105 : 0.0833))
  const top = height * (height > width * 1.6 ? 0.175 : 0.15)
  const lines = wrap(headline, Math.floor((width * 0.9) / (size * 0.52)), 4)
  const bookTop = top + (lines.length - 1) * size * 1.16 + size * 0.9
  const bookWidth = Math.min(width * 0.52, (height - bookTop - 28) / 1.5)
  return (
    rect(0, 0, width, height, cover.background) +
    circle(middle, round(height * 0.6), round(width * 0.62), cover.ink, { opacity: 0.07 }) +
    circle(middle, round(height * 0.6), round(width * 0.42), cover.ink, { opacity: 0.07 }) +
    serif(lines, round(top), size, cover.ink, { width }) +
    book(cover, lettering, middle - bookWidth / 2, bookTop, bookWidth) +
    sans(publisher, round(height - 11), 9, cover.ink, { width, spacing: 0.6, opacity: 0.8 })
  )
}

function wideLayout(cover: DrawnCover, poster: Poster): Markup {
  const { headline } = poster
  const lettering = letteringOf(poster)
  const { serif, sans } = lettering
  const width = 382
  const lines = wrap(headline, 16, 4)
  const size = lines.length > 3 ? 21 : 25
  const top = 70 - (lines.length > 3 ? 14 : 0)
  const buttonTop = top + (lines.length - 1) * size * 1.16 + 24
  return (
    rect(0, 0, width, 200, cover.background) +
    circle(90, 100, 150, cover.ink, { opacity: 0.07 }) +
    circle(90, 100, 95, cover.ink, { opacity: 0.07 }) +
    book(cover, lettering, 40, 25, 100) +
    serif(lines, top, size, cover.ink, { width, x: 172, anchor: 'start' }) +
    rect(172, round(buttonTop), 104, 26, cover.ink, { rx: 13 }) +
    sans('Read a sample', round(buttonTop + 17), 11, cover.background, { width, x: 224 })
  )
}

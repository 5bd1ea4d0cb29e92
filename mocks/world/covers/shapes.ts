/*
 * The few shapes that covers and artwork are drawn with. A cover is 120 by 180 units. Pictures shown by <img> cannot use
 * the page's fonts, so the families end in those that every machine has.
 */
const SERIF = 'Playfair Display,Georgia,Times New Roman,serif'
const SANS = 'Poppins,Verdana,sans-serif'

/** What a drawing is made of: SVG markup. */
export type Markup = string

/** A cover drawn by hand, and the two colours that its ads take from it. */
export interface DrawnCover {
  ground: string
  ink: string
  draw: () => Markup
}

type Attributes = Readonly<Record<string, string | number | undefined>>

// eslint-disable-next-line no-control-regex -- these are the characters that XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text made safe for markup; control characters, which XML does not allow, are dropped. */
export function escape(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

/** One element: `tag('circle', { r: 3 })`. */
export function tag(name: string, attributes: Attributes, inside: Markup = ''): Markup {
  let written = ''
  for (const key in attributes) if (attributes[key] !== undefined) written += ` ${key}="${attributes[key]}"`
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): Markup => tag('rect', { x, y, width, height, fill, ...more })
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): Markup =>
  tag('circle', { cx, cy, r, fill, ...more })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): Markup =>
  tag('ellipse', { cx, cy, rx, ry, fill, ...more })
export const path = (d: string, fill: string, more: Attributes = {}): Markup => tag('path', { d, fill, ...more })
/** A drawn line: no fill. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): Markup =>
  tag('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more })

interface Lettering {
  x?: number
  spacing?: number
  anchor?: 'start' | 'middle'
  opacity?: number
}

function text(family: string, weight: number) {
  return (
    words: string,
    y: number,
    size: number,
    fill: string,
    { x = 60, spacing, anchor = 'middle', opacity }: Lettering = {},
  ): Markup =>
    tag(
      'text',
      {
        x,
        y,
        'font-size': size,
        fill,
        'text-anchor': anchor,
        'letter-spacing': spacing,
        opacity,
        'font-family': family,
        'font-weight': weight,
      },
      escape(words),
    )
}

/** A title in the serif hand. */
export const serif = text(SERIF, 600)
/** An author or another small line. */
export const sans = text(SANS, 600)

/** The same shape for each number from 0 to `count` - 1. */
export function times(count: number, draw: (index: number) => Markup): Markup {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Two decimals at most, to keep the markup short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Breaks text into lines of at most `width` characters, at most `most` lines; the last ends in an ellipsis if cut. */
export function wrap(words: string, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const kept = lines.slice(0, most).map((each) => cut(each, width))
  if (lines.length > most) kept[most - 1] = `${cut(kept[most - 1] ?? '', width - 1)}…`
  return kept
}

/** Cuts between characters as they are read, never inside one. */
function cut(words: string, width: number): string {
  if (words.length <= width) return words
  const characters = Array.from(segmenter.segment(words), ({ segment }) => segment)
  return characters.length <= width ? words : `${characters.slice(0, Math.max(1, width - 1)).join('')}…`
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A whole picture. */
export function svg(width: number, height: number, inside: Markup): Markup {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}

/** A picture as an address for <img>. */
export function dataUrl(picture: Markup): string {
  const written = picture
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('&', '%26')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
  return `data:image/svg+xml,${written.replace(/\s/g, ' ')}`
}

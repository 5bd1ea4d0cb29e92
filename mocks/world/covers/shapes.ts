import { graphemesOf } from '#domain/text/graphemes.ts'

/* SVG shapes for covers and artwork. A cover is 120 by 180 units. */

/** SVG markup. */
export type Markup = string

type Attributes = Readonly<Record<string, string | number | undefined>>

// eslint-disable-next-line no-control-regex -- the characters that XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Escapes text for markup. Drops control characters, which XML forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

/** One element: `tag('circle', { r: 3 })`. */
export function tag(name: string, attributes: Attributes, content: Markup = ''): Markup {
  let attributeText = ''
  for (const key in attributes) if (attributes[key] !== undefined) attributeText += ` ${key}="${attributes[key]}"`
  return content === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${content}</${name}>`
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
/** A stroke without a fill. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): Markup =>
  tag('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more })

/** Joins the markup drawn for each index from 0 to `count` - 1. */
export function times(count: number, draw: (index: number) => Markup): Markup {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Rounds to two decimals, to keep the markup short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Wraps text to at most `maxLines` lines of `width` characters. The last ends in an ellipsis if truncated. */
export function wrap(content: string, width: number, maxLines: number): string[] {
  const lines: string[] = []
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const visibleLines = lines.slice(0, maxLines).map((line) => truncate(line, width))
  if (lines.length > maxLines) visibleLines[maxLines - 1] = `${truncate(visibleLines[maxLines - 1] ?? '', width - 1)}…`
  return visibleLines
}

/** Truncates to grapheme clusters. */
function truncate(content: string, width: number): string {
  if (content.length <= width) return content
  const characters = Array.from(graphemesOf(content))
  return characters.length <= width ? content : `${characters.slice(0, Math.max(1, width - 1)).join('')}…`
}

/** A complete picture. */
export function svg(width: number, height: number, content: Markup): Markup {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** Data URL of a picture, for <img>. */
export function dataUrl(picture: Markup): string {
  const encoded = picture
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('&', '%26')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
  return `data:image/svg+xml,${encoded.replace(/[^\S ]/g, ' ')}`
}

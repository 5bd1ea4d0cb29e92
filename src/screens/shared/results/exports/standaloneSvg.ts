import type { ChartSeries } from '#components/charts/chart/chartProps.ts'
import { PLATFORM_FACTS, type MarkShape } from '#domain/platforms.ts'

/** Styles to inline in the file, which has no style sheet. */
const INLINED_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'shape-rendering',
  'text-anchor',
  'font-size',
  'font-weight',
] as const

const SVG = 'http://www.w3.org/2000/svg'

/** Pixels: padding, header (title and note), line of text, footer (legend). */
const [PADDING, HEADER, LINE, FOOTER] = [24, 62, 20, 40]

/** Poppins may be missing: fall back to similar fonts. */
const FONT = "Poppins, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

interface StandaloneSvgOptions {
  /** The chart's SVG, attached to the page so that its computed styles can be read. */
  svg: SVGSVGElement
  width: number
  height: number
  title: string
  note: string
  /** Name and colour, in the order of the legend. */
  legend: readonly { name: string; color: string; shape: ChartSeries['platform'] | 'line' }[]
}

/** Builds a standalone SVG file: inlined colours, title above, legend below, no external resources. */
export function standaloneSvg({ svg, width, height, title, note, legend }: StandaloneSvgOptions): string {
  const root = document.createElementNS(SVG, 'svg')
  const [fullWidth, fullHeight] = [width + 2 * PADDING, HEADER + height + FOOTER + PADDING]
  setAttributes(root, {
    width: fullWidth,
    height: fullHeight,
    viewBox: `0 0 ${fullWidth} ${fullHeight}`,
    'font-family': FONT,
    role: 'img',
  })
  append(root, 'title').textContent = `${title}. ${note}`
  const token = (name: string) => tokenValue(svg, name)
  setAttributes(append(root, 'rect'), { width: fullWidth, height: fullHeight, fill: token('--surface') })
  setAttributes(append(root, 'text', title), {
    x: PADDING,
    y: PADDING + 14,
    fill: token('--text'),
    'font-size': 16,
    'font-weight': 600,
  })
  setAttributes(append(root, 'text', note), {
    x: PADDING,
    y: PADDING + 14 + LINE,
    fill: token('--text-2'),
    'font-size': 12,
  })

  const group = append(root, 'g')
  setAttributes(group, { transform: `translate(${PADDING} ${HEADER})` })
  for (const child of Array.from(svg.children)) group.append(standaloneCopy(child))

  let x = PADDING
  for (const { name, color, shape } of legend) {
    const y = HEADER + height + FOOTER - LINE
    append(root, 'g').append(mark(shape, x, y, resolveTokens(color, svg)))
    setAttributes(append(root, 'text', name), { x: x + 18, y: y + 4, fill: token('--text-2'), 'font-size': 12 })
    x += 18 + name.length * 7 + LINE
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(root)}`
}

/** Deep copy of an element, with inlined styles and no classes. */
function standaloneCopy(element: Element): Element {
  const copy = document.createElementNS(SVG, element.localName)
  for (const { name, value } of Array.from(element.attributes))
    if (name !== 'class' && name !== 'style') copy.setAttribute(name, resolveTokens(value, element))
  const style = getComputedStyle(element)
  for (const name of INLINED_STYLES) {
    const value = style.getPropertyValue(name)
    if (value !== '') copy.setAttribute(name, resolveTokens(value, element))
  }
  if (element.children.length === 0) copy.textContent = element.textContent
  else copy.append(...Array.from(element.children, standaloneCopy))
  return copy
}

/** Replaces CSS custom properties with their values. */
function resolveTokens(value: string, element: Element): string {
  return value.replace(/var\((--[\w-]+)[^)]*\)/g, (_, name: string) => tokenValue(element, name))
}

function tokenValue(element: Element, name: string): string {
  const value = getComputedStyle(element).getPropertyValue(name).trim()
  return value === '' ? 'currentColor' : resolveTokens(value, element)
}

/** A square around the middle of a legend's line, 10 × 10. */
function mark(shape: StandaloneSvgOptions['legend'][number]['shape'] = 'line', x: number, y: number, fill: string) {
  const [name, attributes] = shape === 'line' ? LINE_MARK : PLATFORM_FACTS[shape].mark.full
  const element = document.createElementNS(SVG, name)
  setAttributes(element, { ...attributes, fill, transform: `translate(${x} ${y - 5})` })
  return element
}

const LINE_MARK: MarkShape = ['rect', { y: 4, width: 12, height: 2 }]

function append(parent: Element, name: string, text?: string): Element {
  const element = document.createElementNS(SVG, name)
  if (text !== undefined) element.textContent = text
  parent.append(element)
  return element
}

function setAttributes(element: Element, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}

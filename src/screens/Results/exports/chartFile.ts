import type { ChartSeries } from '#components/charts/chart/chartProps.ts'

/** What of its looks a drawing takes along into a file: there its style sheet is not. */
const LOOKS = [
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

/** px: around the drawing, its title and note, its legend. */
const [PAD, HEAD, LINE, FOOT] = [24, 62, 20, 40]

/** Where the font is not: what comes nearest. */
const FONT = "Poppins, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

interface ChartFileOptions {
  /** The drawing as it stands in the page, so that its looks are known. */
  drawing: SVGSVGElement
  width: number
  height: number
  title: string
  note: string
  /** Name and colour, in the order of the legend. */
  legend: readonly { name: string; color: string; shape: ChartSeries['platform'] | 'line' }[]
}

/** A drawing as a file of its own: colours written out, a title above, a legend below, nothing that must be fetched. */
export function chartFile({ drawing, width, height, title, note, legend }: ChartFileOptions): string {
  const root = document.createElementNS(SVG, 'svg')
  const [wide, high] = [width + 2 * PAD, HEAD + height + FOOT + PAD]
  set(root, { width: wide, height: high, viewBox: `0 0 ${wide} ${high}`, 'font-family': FONT, role: 'img' })
  append(root, 'title').textContent = `${title}. ${note}`
  const color = (name: string) => tokenValue(drawing, name)
  set(append(root, 'rect'), { width: wide, height: high, fill: color('--surface') })
  set(append(root, 'text', title), { x: PAD, y: PAD + 14, fill: color('--text'), 'font-size': 16, 'font-weight': 600 })
  set(append(root, 'text', note), { x: PAD, y: PAD + 14 + LINE, fill: color('--text-2'), 'font-size': 12 })

  const place = append(root, 'g')
  set(place, { transform: `translate(${PAD} ${HEAD})` })
  for (const child of Array.from(drawing.children)) place.append(plainCopy(child))

  let x = PAD
  for (const { name, color: own, shape } of legend) {
    const y = HEAD + height + FOOT - LINE
    append(root, 'g').append(mark(shape, x, y, resolved(own, drawing)))
    set(append(root, 'text', name), { x: x + 18, y: y + 4, fill: color('--text-2'), 'font-size': 12 })
    x += 18 + name.length * 7 + LINE
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(root)}`
}

/** A copy of an element and all in it, with its looks written into it and no class left. */
function plainCopy(element: Element): Element {
  const copy = document.createElementNS(SVG, element.localName)
  for (const { name, value } of Array.from(element.attributes))
    if (name !== 'class' && name !== 'style') copy.setAttribute(name, resolved(value, element))
  const style = getComputedStyle(element)
  for (const name of LOOKS) {
    const value = style.getPropertyValue(name)
    if (value !== '') copy.setAttribute(name, resolved(value, element))
  }
  if (element.children.length === 0) copy.textContent = element.textContent
  else copy.append(...Array.from(element.children, plainCopy))
  return copy
}

/** A value with its tokens written out. */
function resolved(value: string, at: Element): string {
  return value.replace(/var\((--[\w-]+)[^)]*\)/g, (_, name: string) => tokenValue(at, name))
}

function tokenValue(at: Element, name: string): string {
  const value = getComputedStyle(at).getPropertyValue(name).trim()
  return value === '' ? 'currentColor' : resolved(value, at)
}

function mark(shape: ChartFileOptions['legend'][number]['shape'], x: number, y: number, fill: string): Element {
  const [name, attributes] = SHAPES[shape ?? 'line'](x, y)
  const element = document.createElementNS(SVG, name)
  set(element, { ...attributes, fill })
  return element
}

/** As PlatformMark draws them. */
const SHAPES: Record<
  NonNullable<ChartFileOptions['legend'][number]['shape']>,
  (x: number, y: number) => [string, Record<string, string | number>]
> = {
  gad: (x, y) => ['circle', { cx: x + 5, cy: y, r: 4.3 }],
  mad: (x, y) => ['rect', { x: x + 1, y: y - 4, width: 8, height: 8, rx: 1 }],
  pad: (x, y) => ['path', { d: `M${x + 5} ${y - 5} ${x + 10} ${y} ${x + 5} ${y + 5} ${x} ${y}z` }],
  all: (x, y) => ['path', { d: `M${x} ${y - 2.3}h10v1.6h-10zM${x} ${y + 0.7}h10v1.6h-10z` }],
  line: (x, y) => ['rect', { x, y: y - 1, width: 12, height: 2 }],
}

function append(parent: Element, name: string, text?: string): Element {
  const element = document.createElementNS(SVG, name)
  if (text !== undefined) element.textContent = text
  parent.append(element)
  return element
}

function set(element: Element, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}

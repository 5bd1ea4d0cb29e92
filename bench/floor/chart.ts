import '#components/theme/tokens.css'
import '#components/theme/base.css'
import '../bench.css'
import './chart.css'
import type { ChartBench } from '../benchWindow.ts'

/* The floor: a hand-written minimal chart with axes, one path per line, a crosshair and a tooltip. */

const SVG = 'http://www.w3.org/2000/svg'
const whole = new Intl.NumberFormat('en-GB')
const dayText = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayShort = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

function add(parent: Element, name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  if (text !== '') element.textContent = text
  parent.append(element)
  return element
}

const mount: ChartBench['mount'] = ({ x, series, w, h }) => {
  const [left, right, top, bottom] = [52, w - 110, 12, h - 32]
  const max = Math.max(1, ...series.map(({ values }) => Math.max(...values.map((value) => value ?? 0))))
  const xOf = (index: number) => left + ((right - left) * index) / Math.max(1, x.length - 1)
  const yOf = (value: number) => bottom - ((bottom - top) * value) / max

  const box = document.createElement('div')
  box.className = 'box'
  box.style.width = `${w}px`
  const svg = add(box, 'svg', { width: w, height: h })
  for (let step = 0; step <= 4; step++) {
    const y = bottom - ((bottom - top) * step) / 4
    add(svg, 'line', { class: 'grid', x1: left, x2: right, y1: y, y2: y })
    add(svg, 'text', { x: left - 12, y: y + 4, 'text-anchor': 'end' }, whole.format((max * step) / 4))
  }
  const stride = Math.ceil(x.length / 11)
  for (let index = 0; index < x.length; index += stride)
    add(svg, 'text', { x: xOf(index), y: bottom + 22, 'text-anchor': 'middle' }, dayShort.format(x[index]))
  for (const { name, color, values } of series) {
    let path = ''
    let drawing = false
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? null
      if (value !== null) path += `${drawing ? 'L' : 'M'}${xOf(index).toFixed(1)} ${yOf(value).toFixed(1)}`
      drawing = value !== null
    }
    add(svg, 'path', { class: 'line', d: path, stroke: color })
    add(svg, 'text', { x: right + 12, y: yOf(values.at(-1) ?? 0) + 4 }, name)
  }

  const cross = add(svg, 'line', { class: 'grid', y1: top, y2: bottom, visibility: 'hidden' })
  const points = series.map(({ color }) => add(svg, 'circle', { r: 4, fill: color, visibility: 'hidden' }))
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.hidden = true
  const day = document.createElement('div')
  tip.append(day)
  const figures = series.map(({ name }) => {
    const line = document.createElement('div')
    const figure = document.createElement('b')
    line.append(name, ' ', figure)
    tip.append(line)
    return figure
  })
  box.append(tip)

  let shown = -1
  box.addEventListener('pointermove', ({ clientX }) => {
    const offset = (clientX - box.getBoundingClientRect().left - left) / (right - left)
    const index = Math.min(x.length - 1, Math.max(0, Math.round(offset * (x.length - 1))))
    if (index === shown) return
    shown = index
    const px = xOf(index)
    cross.setAttribute('x1', String(px))
    cross.setAttribute('x2', String(px))
    cross.setAttribute('visibility', 'visible')
    for (const [line, { values }] of series.entries()) {
      const value = values[index] ?? null
      points[line]?.setAttribute('cx', String(px))
      points[line]?.setAttribute('cy', String(yOf(value ?? 0)))
      points[line]?.setAttribute('visibility', value === null ? 'hidden' : 'visible')
      figures[line]?.replaceChildren(value === null ? '–' : whole.format(value))
    }
    day.textContent = dayText.format(x[index])
    tip.hidden = false
    tip.style.left = px > (left + right) / 2 ? 'auto' : `${px + 16}px`
    tip.style.right = px > (left + right) / 2 ? `${w - px + 16}px` : 'auto'
  })
  box.addEventListener('pointerleave', () => {
    tip.hidden = true
    shown = -1
  })
  document.getElementById('root')?.append(box)
}

window.__bench = { mount }

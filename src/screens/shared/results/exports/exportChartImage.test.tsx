import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderChartSvg, type TimeChart } from './exportChartImage.tsx'

const TOKENS = {
  '--gad': 'teal',
  '--mad': 'blue',
  '--pad': 'red',
  '--all': 'gold',
  '--text': 'ivory',
  '--text-2': 'tan',
  '--surface': 'navy',
  '--prev': 'olive',
}

beforeEach(() => {
  for (const [name, value] of Object.entries(TOKENS)) document.documentElement.style.setProperty(name, value)
})
afterEach(() => document.documentElement.removeAttribute('style'))

const days = ['2026-11-18', '2026-11-19']
const series = [
  { name: 'Google', platform: 'gad' as const, values: [5, 8], earlier: [4, null] },
  { name: 'Meta', platform: 'mad' as const, values: [1, 2], earlier: [1, 1] },
]
const CHARTS: TimeChart[] = [
  {
    kind: 'stacked',
    props: { label: 'Clicks per day by platform', days, series, earlierDays: ['2026-11-16', '2026-11-17'] },
  },
  {
    kind: 'lines',
    props: {
      label: 'CTR per day by platform',
      days,
      format: 'pct',
      isLastIncomplete: true,
      series: [...series, { name: 'All platforms', platform: 'all', values: [0.1, 0.2] }],
    },
  },
]

describe.each(CHARTS)('a chart as a file: $kind', (timeChart) => {
  const file = () =>
    new DOMParser().parseFromString(
      renderChartSvg(timeChart, timeChart.props.label, 'Ad results. <All> countries & more.'),
      'image/svg+xml',
    )

  it('is standalone: valid SVG without tokens, classes, foreign content or external resources', () => {
    const text = renderChartSvg(timeChart, timeChart.props.label, '<All> & more')
    const svg = file()
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(svg.documentElement.localName).toBe('svg')
    expect(text).not.toMatch(/var\(|class=|foreignObject|href=|url\(/)
    expect(svg.querySelectorAll('path').length).toBeGreaterThan(2)
  })

  it('has a title, a note and a legend in resolved colours', () => {
    const texts = Array.from(file().querySelectorAll('text'), ({ textContent }) => textContent)
    expect(texts).toEqual(
      expect.arrayContaining([
        timeChart.props.label,
        'Ad results. <All> countries & more.',
        ...timeChart.props.series.map(({ name }) => name),
      ]),
    )
    expect(texts.includes('Previous period, total')).toBe(timeChart.kind === 'stacked')
    expect(
      Array.from(file().querySelectorAll('[fill], [stroke]'), (each) => [
        each.getAttribute('fill'),
        each.getAttribute('stroke'),
      ]).flat(),
    ).toEqual(expect.arrayContaining(['teal', 'blue', 'navy', 'ivory']))
  })

  it('leaves nothing behind in the page', () => {
    renderChartSvg(timeChart, 'Title', 'Note')
    expect(document.body.childElementCount).toBe(0)
  })
})

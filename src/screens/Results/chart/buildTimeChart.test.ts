import { describe, expect, it } from 'vitest'
import { groupRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { buildTimeChart } from './buildTimeChart.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const row = (day: string, clicks: number) => ({
  refkey: 1,
  day,
  figures: {
    ...NO_PLATFORM_FIGURES,
    gad: { clicks, impressions: 100, conversions: 1 },
    mad: { clicks: 1, impressions: 100, conversions: 0 },
  },
})
const report = groupRows(
  rowsOf([row('2026-11-19', 8), row('2026-11-20', 4)]),
  rowsOf([row('2026-11-17', 2)]),
  reportTree({ campaigns: [] }),
  {
    by: ['day'],
    period: { from: '2026-11-19', to: '2026-11-20' },
    comparison: { from: '2026-11-17', to: '2026-11-17' },
    fill: false,
    today: '2026-11-20',
  },
)
const options = {
  measure: 'clicks',
  platforms: ['gad', 'mad', 'pad'],
  step: 'day',
  comparison: 'previous',
  chartType: 'stacked',
} as const

describe('buildTimeChart', () => {
  it('stacks the platforms that have data, with the comparison period', () => {
    const { kind, props } = buildTimeChart(report, options)
    expect([kind, props.label, props.isLastIncomplete, props.earlierDays, props.comparisonKind]).toEqual([
      'stacked',
      'Clicks per day by platform',
      true,
      ['2026-11-17', ''],
      'previous',
    ])
    expect(props.series.map(({ name, values, earlier }) => [name, values, earlier])).toEqual([
      ['Google', [8, 4], [2, null]],
      ['Meta', [1, 1], [1, null]],
    ])
  })

  it('shows rates as lines, including all platforms, as ratios of sums', () => {
    const { kind, props } = buildTimeChart(report, { ...options, measure: 'ctr', comparison: 'lastYear' })
    expect([kind, 'format' in props && props.format, props.comparisonKind]).toEqual(['lines', 'pct', 'lastYear'])
    expect(props.series.map(({ name, values }) => [name, values])).toEqual([
      ['Google', [0.08, 0.04]],
      ['Meta', [0.01, 0.01]],
      ['All platforms', [9 / 200, 5 / 200]],
    ])
  })

  it('keeps a single platform without data, and names it', () => {
    const { props } = buildTimeChart(report, { ...options, platforms: ['pad'] })
    expect([props.label, props.series.map(({ values }) => values)]).toEqual([
      'Clicks per day, Pinterest',
      [[null, null]],
    ])
  })

  it('omits the comparison if there is none', () => {
    const { props } = buildTimeChart({ ...report, earlier: null }, { ...options, chartType: 'lines' })
    expect([props.earlierDays, props.series[0]?.earlier]).toEqual([undefined, undefined])
  })
})

it('tells chosen titles apart, a line each with the platforms together, for rates too', () => {
  const lines = [
    { name: 'Dracula', color: 'var(--lamp)', report },
    { name: 'Emma', color: 'var(--info)', report: { ...report, now: report.earlier ?? report.now } },
  ]
  const entities = { by: 'title' as const, lines }
  const { kind, props } = buildTimeChart(report, { ...options, entities })
  expect([kind, props.label]).toEqual(['lines', 'Clicks per day by title'])
  expect(props.series.map(({ name, values }) => [name, ...values])).toEqual([
    ['Dracula', 9, 5],
    ['Emma', 3, null],
  ])
  expect(new Set(props.series.map((line) => 'color' in line && line.color)).size).toBe(2)
  const rates = buildTimeChart(report, { ...options, measure: 'ctr', entities })
  expect(rates.props.series[0]?.values).toEqual([9 / 200, 5 / 200])
})

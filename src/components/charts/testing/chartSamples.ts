import { eachDay } from '#domain/day.ts'
import type { ChartSeries } from '../chart/chartProps.ts'

/* Sample data for chart stories: four weeks, the four weeks before, and deterministic waves. */

export const sampleDays = eachDay('2026-10-23', '2026-11-19')
export const sampleEarlierDays = eachDay('2026-09-25', '2026-10-22')

/** Values with a weekly wave. */
export function wave(base: number, phase: number, count = sampleDays.length): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.round(base * (1 + 0.25 * Math.sin(index / 1.114 + phase) + 0.1 * Math.cos(index / 5 + phase))),
  )
}

export const samplePlatforms: ChartSeries[] = [
  { name: 'Google', platform: 'gad', values: wave(3374, 0) },
  { name: 'Meta', platform: 'mad', values: wave(3035, 0.6) },
  { name: 'Pinterest', platform: 'pad', values: wave(574, 1.2) },
]

export const sampleCompared: ChartSeries[] = samplePlatforms.map((line, index) => ({
  ...line,
  earlier: wave([2860, 2573, 486][index] ?? 0, 0.4 + index),
}))

export const sampleSingle: ChartSeries[] = [
  { name: 'Clicks', platform: 'all', values: wave(1094, 0.5), earlier: wave(1047, 0.1) },
]

export const sampleEvents = [
  { day: '2026-10-26', label: 'Dracula, autumn, UK', kind: 'start' },
  { day: '2026-11-05', label: 'Dracula, autumn, US', kind: 'start' },
  { day: '2026-11-05', label: 'Dracula, summer, UK', kind: 'end' },
  { day: '2026-11-14', label: 'Dracula, autumn, UK', kind: 'end' },
] as const

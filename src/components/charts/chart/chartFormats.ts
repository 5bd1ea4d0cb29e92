import { formatFigure, formatNumber, formatPercent } from '#domain/format.ts'

/** Counts, or fractions that are shown as percentages. */
export type ChartFormat = 'int' | 'pct'

/** Round axis maximums: a quarter of each is round too. */
const ROUND_MAXIMUMS = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10]

/** The number of steps on the y axis. */
export const STEPS = 4

/** Smaller values count as 0. */
const EPSILON = 1e-9

/** The smallest round axis maximum not below `value`. For counts the steps are integers. */
export function roundAxisMax(value: number, format: ChartFormat): number {
  const isCount = format === 'int'
  if (!(value > EPSILON)) return isCount ? STEPS : STEPS / 100
  for (let power = 10 ** Math.floor(Math.log10(value)); power * 10 < Infinity; power *= 10) {
    for (const factor of ROUND_MAXIMUMS) {
      const max = Number((factor * power).toPrecision(3))
      if (max >= value && (!isCount || max % STEPS === 0)) return max
    }
  }
  return value
}

/** Formats a value without shortening it, for readouts and tables. */
export function formatFull(value: number | null, format: ChartFormat): string {
  return format === 'pct' ? formatPercent(value) : formatNumber(value)
}

/** The labels of the y axis from 0 up. Percentages have as few decimals as needed to keep them distinct. */
export function axisValueLabels(max: number, format: ChartFormat): string[] {
  const values = Array.from({ length: STEPS + 1 }, (_, step) => (max * step) / STEPS)
  if (format === 'int') return values.map(formatFigure)
  const step = (max * 100) / STEPS
  const decimals =
    [0, 1, 2, 3].find((places) => Math.abs(step * 10 ** places - Math.round(step * 10 ** places)) < 1e-6) ?? 3
  return values.map((value) => formatPercent(value, decimals))
}

import { figureText, fullNumber, percentText } from '#domain/format.ts'

/** Counts, or shares of 1 that are written as percentages. */
export type ChartFormat = 'int' | 'pct'

/** Highest marks of an axis: four steps of each are round (tokens.md, Chart palette). */
const ROUND = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10]

/** Steps between the base line and the highest mark. */
export const STEPS = 4

/** Below this a value is drawn as none. */
const LEAST = 1e-9

/** The highest mark of an axis that holds every value. Counts have no parts: their steps are whole. */
export function roundMax(most: number, format: ChartFormat): number {
  const whole = format === 'int'
  if (!(most > LEAST)) return whole ? STEPS : STEPS / 100
  for (let power = 10 ** Math.floor(Math.log10(most)); power * 10 < Infinity; power *= 10) {
    for (const factor of ROUND) {
      const max = Number((factor * power).toPrecision(3))
      if (max >= most && (!whole || max % STEPS === 0)) return max
    }
  }
  return most
}

/** A figure in full, as in a reading or a table. */
export function fullText(value: number | null, format: ChartFormat): string {
  return format === 'pct' ? percentText(value) : fullNumber(value)
}

/** The marks of an axis from 0 up, as many as STEPS and one. Percentages take as few decimals as tell them apart. */
export function axisTexts(max: number, format: ChartFormat): string[] {
  const marks = Array.from({ length: STEPS + 1 }, (_, step) => (max * step) / STEPS)
  if (format === 'int') return marks.map(figureText)
  const step = (max * 100) / STEPS
  const decimals =
    [0, 1, 2, 3].find((places) => Math.abs(step * 10 ** places - Math.round(step * 10 ** places)) < 1e-6) ?? 3
  return marks.map((mark) => percentText(mark, decimals))
}

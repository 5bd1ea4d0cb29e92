import { useMemo, useRef, type RefObject } from 'react'
import { axisTexts, roundMax } from './chartFormats.ts'
import type { ChartProps } from './chartProps.ts'
import type { PlotArea } from './chartScale.ts'
import { NAME_GAP } from './EndNames.tsx'
import { useWidth } from './useWidth.ts'

/** Below this there is no room for names at the ends: they stand under the chart. */
const NAMES_FROM = 560
/** px for those names, and for nothing. */
const NAMES = 110
const EDGE = 14
/** A figure at the axis, px. */
const DIGIT = 6.6

interface ChartPlot {
  frame: RefObject<HTMLDivElement | null>
  width: number
  height: number
  /** The highest mark of the axis, and the texts of all. */
  max: number
  marks: readonly string[]
  area: PlotArea
  /** Names stand at the ends. */
  endNames: boolean
}

/** Where a chart is drawn: by its width, by what its axis says and by how many names want to stand beside it. */
export function useChartPlot(
  { width: given, height = 300, format = 'int' }: ChartProps,
  most: number,
  names: number,
): ChartPlot {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, given)
  const endNames = width >= NAMES_FROM && names * NAME_GAP <= height - 44
  const { max, marks } = useMemo(() => {
    const highest = roundMax(most, format)
    return { max: highest, marks: axisTexts(highest, format) }
  }, [most, format])
  const area = useMemo((): PlotArea => {
    const longest = marks.reduce((length, text) => Math.max(length, text.length), 0)
    const left = Math.max(46, Math.ceil(13 + longest * DIGIT))
    return { left, right: Math.max(left + 40, width - (endNames ? NAMES : EDGE)), top: 12, bottom: height - 32 }
  }, [marks, width, height, endNames])
  return { frame, width, height, max, marks, area, endNames }
}

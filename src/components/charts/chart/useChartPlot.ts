import { useMemo, useRef, type RefObject } from 'react'
import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import { axisValueLabels, roundAxisMax } from './chartFormats.ts'
import type { ChartProps } from './chartProps.ts'
import type { PlotArea } from './chartScale.ts'
import { LABEL_GAP } from './EndLabels.tsx'
import { useWidth } from './useWidth.ts'

/** Minimum chart width in px for labels at the ends; narrower charts have them in the legend. */
const MIN_WIDTH_FOR_LABELS_PX = 560
/** Right margin in px, with and without end labels. */
const LABEL_MARGIN_PX = 110
const MARGIN_PX = 14
/** Width of a digit in axis labels, in px. */
const DIGIT_WIDTH_PX = 6.6

/** As wide as a portrait A4 sheet between its margins; enlarged on a landscape one (print.css). */
const PRINTED_PX = { width: 920, height: 260 }

interface ChartPlot {
  frame: RefObject<HTMLDivElement | null>
  width: number
  height: number
  /** The maximum of the y axis. */
  max: number
  yLabels: readonly string[]
  area: PlotArea
  /** Whether labels are at the ends of lines or layers. */
  hasEndLabels: boolean
}

/** The scale and plot area of a chart, which depend on its width, axis labels and number of series. */
export function useChartPlot(
  { width: fixedWidth, height: screenHeight = 300, format = 'int' }: ChartProps,
  maxValue: number,
  seriesCount: number,
): ChartPlot {
  const frame = useRef<HTMLDivElement>(null)
  const isPrinting = useIsPrinting()
  const width = useWidth(frame, isPrinting ? PRINTED_PX.width : fixedWidth)
  const height = isPrinting ? PRINTED_PX.height : screenHeight
  const hasEndLabels = width >= MIN_WIDTH_FOR_LABELS_PX && seriesCount * LABEL_GAP <= height - 44
  const { max, yLabels } = useMemo(() => {
    const axisMax = roundAxisMax(maxValue, format)
    return { max: axisMax, yLabels: axisValueLabels(axisMax, format) }
  }, [maxValue, format])
  const area = useMemo((): PlotArea => {
    const longest = yLabels.reduce((length, text) => Math.max(length, text.length), 0)
    const left = Math.max(46, Math.ceil(13 + longest * DIGIT_WIDTH_PX))
    const rightMargin = hasEndLabels ? LABEL_MARGIN_PX : MARGIN_PX
    return { left, right: Math.max(left + 40, width - rightMargin), top: 12, bottom: height - 32 }
  }, [yLabels, width, height, hasEndLabels])
  return { frame, width, height, max, yLabels, area, hasEndLabels }
}

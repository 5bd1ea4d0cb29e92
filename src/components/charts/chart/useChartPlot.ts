import { useMemo, useRef, type RefObject, useLayoutEffect, useState } from 'react'
import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import { useTextScale } from '#components/lib/useTextScale.ts'
import { axisValueLabels, roundAxisMax } from './chartFormats.ts'
import type { ChartProps } from './chartProps.ts'
import type { PlotArea } from './chartScale.ts'
import { LABEL_GAP } from './EndLabels.tsx'

/** Minimum chart width in px, at a font size of 16, for labels at the ends; narrower charts have them in the legend. */
const MIN_WIDTH_FOR_LABELS_PX = 560
/** Right margin in px, with end labels (at a font size of 16) and without. */
const LABEL_MARGIN_PX = 110
const MARGIN_PX = 14
/** Width of a digit in axis labels, in px at a font size of 16. */
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
  /** From useTextScale. */
  textScale: number
}

/** The scale and plot area of a chart, which depend on its width, axis labels and number of series. */
export function useChartPlot(
  { width: fixedWidth, height: screenHeight = 300, format = 'int' }: ChartProps,
  maxValue: number,
  seriesCount: number,
): ChartPlot {
  const frame = useRef<HTMLDivElement>(null)
  const isPrinting = useIsPrinting()
  const textScale = useTextScale()
  const width = useWidth(frame, isPrinting ? PRINTED_PX.width : fixedWidth)
  const height = isPrinting ? PRINTED_PX.height : screenHeight
  const hasEndLabels =
    width >= MIN_WIDTH_FOR_LABELS_PX * textScale && seriesCount * LABEL_GAP * textScale <= height - 44
  const { max, yLabels } = useMemo(() => {
    const axisMax = roundAxisMax(maxValue, format)
    return { max: axisMax, yLabels: axisValueLabels(axisMax, format) }
  }, [maxValue, format])
  const area = useMemo((): PlotArea => {
    const longest = yLabels.reduce((length, text) => Math.max(length, text.length), 0)
    const left = Math.max(46, Math.ceil(13 + longest * DIGIT_WIDTH_PX * textScale))
    const rightMargin = hasEndLabels ? LABEL_MARGIN_PX * textScale : MARGIN_PX
    return { left, right: Math.max(left + 40, width - rightMargin), top: 12, bottom: height - 16 - 16 * textScale }
  }, [yLabels, width, height, hasEndLabels, textScale])
  return { frame, width, height, max, yLabels, area, hasEndLabels, textScale }
}

/** The width of an element in whole pixels, updated when it changes; `fixedWidth` if given. */
function useWidth(element: RefObject<HTMLElement | null>, fixedWidth: number | undefined): number {
  const [width, setWidth] = useState(fixedWidth ?? 0)
  useLayoutEffect(() => {
    const target = element.current
    if (fixedWidth !== undefined || !target) return
    const measure = () => setWidth(Math.floor(target.clientWidth))
    measure()
    // jsdom has no ResizeObserver.
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, fixedWidth])
  return fixedWidth ?? width
}

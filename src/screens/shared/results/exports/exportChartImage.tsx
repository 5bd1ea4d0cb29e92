import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { saveFile, saveTextFile } from '#components/lib/saveFile.ts'
import { StackedColumns } from '#components/charts/StackedColumns/StackedColumns.tsx'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import { seriesColor } from '#components/charts/chart/chartProps.ts'
import { chartText } from '#domain/messages/data.ts'
import type { ChartProps } from '#components/charts/chart/chartProps.ts'
import type { StackedColumnsProps } from '#components/charts/StackedColumns/StackedColumns.tsx'
import { standaloneSvg } from './standaloneSvg.ts'
import { svgToPng } from './svgToPng.ts'

/** A chart over time by its type, with the props of its component. */
export type TimeChart = { kind: 'stacked'; props: StackedColumnsProps } | { kind: 'lines'; props: ChartProps }

export interface ChartImage {
  /** File name. */
  name: string
  type: 'svg' | 'png'
  timeChart: TimeChart
  title: string
  /** Below the title: whose figures these are, of which days and countries. */
  note: string
}

/** Pixels. SERIES_LABELS is the space for labels beside the lines; the file's legend replaces them. */
const [WIDTH, HEIGHT, SERIES_LABELS] = [1248, 420, 96]

/** Saves the chart as an image. Renders it at a fixed size, so that it also works while the chart is hidden. */
export async function exportChartImage({ name, type, timeChart, title, note }: ChartImage): Promise<void> {
  const svg = renderChartSvg(timeChart, title, note)
  if (type === 'svg') saveTextFile(name, svg, 'image/svg+xml;charset=utf-8')
  else saveFile(name, await svgToPng(svg, 2))
}

/** Renders the chart as the text of an SVG file. */
export function renderChartSvg(timeChart: TimeChart, title: string, note: string): string {
  const container = document.createElement('div')
  container.style.cssText = `position: fixed; top: 0; left: -${WIDTH * 2}px; width: ${WIDTH}px`
  container.ariaHidden = 'true'
  document.body.append(container)
  const root = createRoot(container)
  try {
    const size = { width: WIDTH, height: HEIGHT }
    flushSync(() =>
      root.render(
        timeChart.kind === 'stacked' ? (
          <StackedColumns {...timeChart.props} {...size} />
        ) : (
          <TrendChart {...timeChart.props} {...size} />
        ),
      ),
    )
    const svg = container.querySelector<SVGSVGElement>('svg.drawing')
    if (svg === null) throw new Error('The chart did not render')
    return standaloneSvg({ svg, ...size, title, note, width: WIDTH - SERIES_LABELS, legend: legendOf(timeChart) })
  } finally {
    root.unmount()
    container.remove()
  }
}

function legendOf({ kind, props }: TimeChart) {
  const { series, comparisonKind = 'previous', earlierDays } = props
  const names = series.map((each) => ({
    name: each.name,
    color: seriesColor(each),
    shape: each.platform ?? ('line' as const),
  }))
  if (earlierDays === undefined) return names
  const earlier = chartText.comparisonNames[comparisonKind].full
  return [
    ...names,
    {
      name: kind === 'stacked' ? chartText.totalOf(earlier) : earlier,
      color: kind === 'stacked' ? 'var(--text)' : 'var(--prev)',
      shape: 'line' as const,
    },
  ]
}

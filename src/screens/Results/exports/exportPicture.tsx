import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { saveFile, saveTextFile } from '#components/lib/saveFile.ts'
import { StackedColumns } from '#components/charts/StackedColumns/StackedColumns.tsx'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import { colorOf } from '#components/charts/chart/chartProps.ts'
import { chartText } from '#domain/messages/data.ts'
import type { ReportDrawing } from '../chartOf.ts'
import { chartFile } from './chartFile.ts'
import { pngOf } from './pngOf.ts'

interface PictureOptions {
  /** Of the file. */
  name: string
  type: 'svg' | 'png'
  drawing: ReportDrawing
  title: string
  note: string
}

/** px. At its end a drawing leaves room for names that stand beside it in the page: in the file they are in the legend. */
const [WIDTH, HEIGHT, NAMES] = [1248, 420, 96]

/** Hands the chart to the browser as a picture to save: drawn anew in one size, also where it is hidden or shown as a table. */
export async function exportPicture({ name, type, drawing, title, note }: PictureOptions): Promise<void> {
  const svg = pictureOf(drawing, title, note)
  if (type === 'svg') saveTextFile(name, svg, 'image/svg+xml;charset=utf-8')
  else saveFile(name, await pngOf(svg, 2))
}

/** The chart as the text of an SVG file. */
export function pictureOf(drawing: ReportDrawing, title: string, note: string): string {
  const place = document.createElement('div')
  place.style.cssText = `position: fixed; top: 0; left: -${WIDTH * 2}px; width: ${WIDTH}px`
  place.ariaHidden = 'true'
  document.body.append(place)
  const root = createRoot(place)
  try {
    const size = { width: WIDTH, height: HEIGHT }
    flushSync(() =>
      root.render(
        drawing.kind === 'stacked' ? (
          <StackedColumns {...drawing.chart} {...size} />
        ) : (
          <TrendChart {...drawing.chart} {...size} />
        ),
      ),
    )
    const svg = place.querySelector<SVGSVGElement>('svg.drawing')
    if (svg === null) throw new Error('The chart was not drawn')
    return chartFile({ drawing: svg, ...size, title, note, width: WIDTH - NAMES, legend: legendOf(drawing) })
  } finally {
    root.unmount()
    place.remove()
  }
}

function legendOf({ kind, chart }: ReportDrawing) {
  const { series, earlierIs = 'previous', earlierDays } = chart
  const names = series.map((each) => ({
    name: each.name,
    color: colorOf(each),
    shape: each.platform ?? ('line' as const),
  }))
  if (earlierDays === undefined) return names
  const earlier = chartText.earlier[earlierIs].full
  return [
    ...names,
    {
      name: kind === 'stacked' ? chartText.totalOf(earlier) : earlier,
      color: kind === 'stacked' ? 'var(--text)' : 'var(--prev)',
      shape: 'line' as const,
    },
  ]
}

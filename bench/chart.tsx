import '#components/theme/tokens.css'
import '#components/theme/base.css'
import './bench.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import type { ChartBench } from './benchWindow.ts'

// Created before the chart is mounted, as in the product.
const container = document.getElementById('root')
const root = container && createRoot(container)

const bench: ChartBench = {
  mount: ({ x, series, w, h }) => {
    const days = x.map((ms) => new Date(ms).toISOString().slice(0, 10))
    flushSync(() =>
      root?.render(<TrendChart label="Clicks per day" days={days} series={series} width={w} height={h} />),
    )
  },
}
window.__bench = bench

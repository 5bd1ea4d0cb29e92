import '#components/theme/tokens.css'
import '#components/theme/base.css'
import './bench.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { TrendChart } from '#components/TrendChart/TrendChart.tsx'
import type { ChartBench } from './benchWindow.ts'

const bench: ChartBench = {
  mount: ({ x, series, w, h }) => {
    const days = x.map((ms) => new Date(ms).toISOString().slice(0, 10))
    const root = document.getElementById('root')
    if (root) flushSync(() => createRoot(root).render(<TrendChart label="Clicks per day" days={days} series={series} width={w} height={h} />))
  },
}
window.__bench = bench

import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { NO_FIGURES } from '#domain/metrics.ts'
import { reportSeries } from '#domain/report.ts'
import { titleCsv } from './titleCsv.ts'

it('has a line for each day and the nine columns in full, empty where nothing was served', () => {
  const figures = { gad: { clicks: 1234567, impressions: 0, conversions: 3 }, mad: NO_FIGURES, pad: { clicks: 0, impressions: 7, conversions: 0 } }
  const text = titleCsv(reportSeries([{ refkey: 1, day: '2026-11-02', figures }], { from: '2026-11-01', to: '2026-11-02' }, 'day'))
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(Papa.parse(text.slice(1).trimEnd()).data).toEqual([
    ['Day', 'google_clicks', 'google_impr', 'google_conv', 'meta_clicks', 'meta_impr', 'meta_conv', 'pinterest_clicks', 'pinterest_impr', 'pinterest_conv'],
    ['2026-11-01', '', '', '', '', '', '', '', '', ''],
    ['2026-11-02', '1234567', '0', '3', '', '', '', '0', '7', '0'],
  ])
})

import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { METRICS } from '../metrics.ts'
import { PLATFORMS } from '../platforms.ts'
import type { Period } from '../period.ts'
import { reportCsv } from './reportCsv.ts'
import { countAt } from './reportFigures.ts'
import { reportTree } from './reportTree.ts'
import { sortReport } from './sortReport.ts'
import { grouped, groupRows, type Row, rowsOf, TODAY } from './testing/testReport.ts'
import { anyCase } from './testing/testReportCases.ts'

const NINE = [
  'google_clicks',
  'google_impr',
  'google_conv',
  'meta_clicks',
  'meta_impr',
  'meta_conv',
  'pinterest_clicks',
  'pinterest_impr',
  'pinterest_conv',
]
const read = (csv: string) => Papa.parse<string[]>(csv.slice(1), { skipEmptyLines: true }).data

describe('reportCsv', () => {
  // spec 3.13
  it('writes the rows in order with their nine counts, nulls empty', () => {
    fc.assert(
      fc.property(anyCase, fc.boolean(), (each, earlier) => {
        const report = grouped(each)
        const order = sortReport(report, [{ key: 'clicks', descending: true }])
        const [heads = [], ...lines] = read(reportCsv(report, order, { earlier }))
        expect(heads.filter((head) => NINE.includes(head))).toEqual(NINE)
        expect(lines).toHaveLength(order.length)
        lines.forEach((line, at) => {
          PLATFORMS.flatMap((platform) =>
            METRICS.map((metric) => countAt(report.now, order[at] ?? -1, platform, metric)),
          ).forEach((count, column) => {
            expect(line[heads.indexOf(NINE[column] ?? '')]).toBe(count === null ? '' : String(count))
          })
        })
      }),
    )
  })

  const row = (refkey: number, day: string, clicks: number | null): Row => ({
    refkey,
    day,
    clicks,
    impressions: null,
    conversions: null,
  })
  const tree = reportTree({
    campaigns: [
      { id: 1, name: '=One', adId: 21, titleId: 31, platform: 'gad', countryId: 'GB', startsOn: null, endsOn: null },
    ],
    ads: [{ id: 21, name: '', titleId: 31, titleName: 'Emma, "a novel"' }],
  })
  const options = {
    period: { from: '2026-11-02', to: '2026-11-02' },
    comparison: { from: '2026-11-01', to: '2026-11-01' },
    fill: false,
    today: TODAY,
  }

  it('has ids and names', () => {
    const report = groupRows(rowsOf([row(1, '2026-11-02', 5)]), null, tree, {
      ...options,
      by: ['title', 'campaign', 'platform', 'country'],
    })
    expect(read(reportCsv(report, [0]))).toEqual([
      ['title_id', 'title', 'campaign_id', 'campaign', 'platform_id', 'platform', 'country_id', 'country', ...NINE],
      ['31', 'Emma, "a novel"', '1', "'=One", 'gad', 'Google', 'GB', 'GB', '5', '', '', '', '', '', '', '', ''],
    ])
  })

  it('writes earlier counts on request, with the paired days', () => {
    const report = groupRows(rowsOf([row(1, '2026-11-02', 5)]), rowsOf([row(1, '2026-11-01', 0)]), tree, {
      ...options,
      by: ['day'],
    })
    expect(read(reportCsv(report, [0]))[1]?.slice(0, 2)).toEqual(['2026-11-02', '5'])
    const [heads = [], line = []] = read(reportCsv(report, [0], { earlier: true }))
    expect([heads.slice(0, 3), heads[11], line[0], line[1], line[2], line[11]]).toEqual([
      ['day', 'earlier_day', 'google_clicks'],
      'earlier_google_clicks',
      '2026-11-02',
      '2026-11-01',
      '5',
      '0',
    ])
  })

  it('leaves earlier cells of incomparable months empty', () => {
    const cut = (comparison: Period) =>
      groupRows(rowsOf([row(1, '2026-11-02', 5)]), rowsOf([row(1, '2026-10-02', 4)]), tree, {
        ...options,
        period: { from: '2026-11-01', to: '2026-11-19' },
        comparison,
        by: ['month'],
      })
    const file = (comparison: Period) => read(reportCsv(cut(comparison), [0], { earlier: true }))[1] ?? []
    const same = file({ from: '2026-10-01', to: '2026-10-19' })
    expect([same[0], same[1], same[2], same[11]]).toEqual(['2026-11-01', '2026-10-01', '5', '4'])
    const other = file({ from: '2026-10-01', to: '2026-10-24' })
    expect([other[0], other[1], other[2], other[11]]).toEqual(['2026-11-01', '', '5', ''])
  })

  it('includes unknown campaigns', () => {
    const report = groupRows(rowsOf([row(9, '2026-11-02', 5)]), null, tree, { ...options, by: ['ad'] })
    const [heads = [], line = []] = read(reportCsv(report, [0]))
    expect(heads.slice(-3)).toEqual(['unknown_clicks', 'unknown_impr', 'unknown_conv'])
    expect([line.slice(0, 2), line.slice(-3)]).toEqual([
      ['', 'Unknown'],
      ['5', '', ''],
    ])
  })
})

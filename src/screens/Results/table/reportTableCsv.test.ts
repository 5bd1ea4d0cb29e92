import { describe, expect, it } from 'vitest'
import { reportTree } from '#domain/report/reportTree.ts'
import { groupRows, type Row, rowsOf, TODAY } from '#domain/report/testing/testReport.ts'
import { testTableFile } from './testing/testTableFile.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

describe('reportTableCsv', () => {
  const row = (refkey: number, day: string, gad: number | null, mad: number | null): Row => ({
    refkey,
    day,
    figures: {
      ...NO_PLATFORM_FIGURES,
      gad: { clicks: gad, impressions: gad && gad * 40, conversions: null },
      mad: { clicks: mad, impressions: mad && mad * 30, conversions: null },
    },
  })
  const place = { platform: null, countryId: 'GB', startsOn: null, endsOn: null }
  const tree = reportTree({
    campaigns: [
      { ...place, id: 1, name: 'One', adId: 21, titleId: 31 },
      { ...place, id: 2, name: 'Two', adId: 22, titleId: 32 },
    ],
    ads: [
      { id: 21, name: '=Ad', titleId: 31, titleName: 'Dracula' },
      { id: 22, name: 'Pin', titleId: 32, titleName: 'Emma' },
    ],
  })
  const options = {
    period: { from: '2026-10-25', to: '2026-11-19' },
    comparison: { from: '2026-09-29', to: '2026-10-24' },
    fill: false,
    today: TODAY,
  }
  const stores = [
    rowsOf([row(1, '2026-10-26', 20, 10), row(2, '2026-11-02', 0, 5)]),
    rowsOf([row(1, '2026-10-01', 10, 10)]),
  ] as const

  it('writes ids before names, the title of an ad, heads in full, and the total last', () => {
    const report = groupRows(...stores, tree, { ...options, by: ['ad', 'country'] })
    const { heads, lines, total } = testTableFile(report, tree, {
      platforms: ['gad', 'mad'],
      cols: ['impressions', 'ctr', 'change', 'changeEach'],
    })
    expect([heads, ...lines, total]).toEqual([
      [
        ...['Ad ID', 'Ad', 'Title', 'Country ID', 'Country'],
        ...['All platforms impressions', 'All platforms CTR (%)'],
        ...['Previous all platforms clicks', 'All platforms clicks change (%)'],
        ...['Google impressions', 'Google CTR (%)', 'Previous Google clicks', 'Google clicks change (%)'],
        ...['Meta impressions', 'Meta CTR (%)', 'Previous Meta clicks', 'Meta clicks change (%)'],
      ],
      ...[
        [
          '21',
          "'=Ad",
          'Dracula',
          'GB',
          'GB',
          '1100',
          '2.73',
          '20',
          '50.00',
          '800',
          '2.50',
          '10',
          '100.00',
          '300',
          '3.33',
          '10',
          '0.00',
        ],
        ['22', 'Pin', 'Emma', 'GB', 'GB', '150', '3.33', '', '', '0', '', '', '', '150', '3.33', '', ''],
      ],
      [
        'Total',
        '',
        '',
        '',
        '',
        '1250',
        '2.80',
        '20',
        '75.00',
        '800',
        '2.50',
        '10',
        '100.00',
        '450',
        '3.33',
        '10',
        '50.00',
      ],
    ])
  })

  it('writes changes of rates in percentage points', () => {
    const report = groupRows(...stores, tree, { ...options, by: ['title'] })
    const { heads, lines } = testTableFile(report, tree, { measure: 'ctr', cols: ['change'], q: 'dracula' })
    expect(heads).toEqual(['Title ID', 'Title', 'Previous all platforms CTR (%)', 'All platforms CTR change (pp)'])
    expect(lines).toEqual([['31', 'Dracula', '2.86', '-0.13']])
  })

  it('names months as the table does and leaves what is not comparable empty', () => {
    const report = groupRows(...stores, tree, { ...options, by: ['month'] })
    const { heads, lines, total } = testTableFile(report, tree, {
      cols: ['clicks', 'change'],
      platforms: ['gad'],
      sort: [],
    })
    expect(heads).toEqual(['Month', 'Google clicks', 'Previous Google clicks', 'Google clicks change (%)'])
    expect(lines).toEqual([
      ['Oct 2026 (25–31)', '30', '', ''],
      ['Nov 2026 (1–19)', '5', '', ''],
    ])
    expect(total).toEqual(['Total', '35', '20', '75.00'])
  })

  it('names the days of changes that are without today', () => {
    const report = groupRows(
      rowsOf([row(1, '2026-11-19', 6, null), row(1, TODAY, 2, null)]),
      rowsOf([row(1, '2026-10-19', 4, null)]),
      tree,
      {
        ...options,
        period: { from: '2026-11-01', to: TODAY },
        comparison: { from: '2026-10-01', to: '2026-10-19' },
        by: ['month'],
      },
    )
    const { heads, lines, total } = testTableFile(report, tree, { cols: ['clicks', 'change'], platforms: ['gad'] })
    expect(heads.slice(2)).toEqual([
      'Previous Google clicks',
      'Google clicks change, 1 Nov – 19 Nov vs 1 Oct – 19 Oct (%)',
    ])
    expect([...lines, total]).toEqual([
      ['Nov 2026 (1–20)', '8', '4', '50.00'],
      ['Total', '8', '4', '50.00'],
    ])
  })

  it('names days as the table does, with their dates', () => {
    const report = groupRows(...stores, tree, { ...options, by: ['day'] })
    const { heads, lines } = testTableFile(report, tree, { cols: ['clicks'], sort: [] })
    expect(heads.slice(0, 2)).toEqual(['Date', 'Day'])
    expect(lines[1]?.slice(0, 3)).toEqual(['2026-10-26', 'Mon, 26 Oct', '30'])
  })

  it('has one platform column where every ad has one, and no comparison of incomplete rows', () => {
    const single = rowsOf([row(1, '2026-10-26', 20, null), row(2, '2026-11-02', null, 5)])
    const report = groupRows(single, stores[1], tree, { ...options, by: ['ad'], comparison: null })
    const { heads, lines, total } = testTableFile(report, tree, { cols: ['clicks', 'change'] }, true)
    expect(heads).toEqual([
      'Ad ID',
      'Ad',
      'Title',
      'Platform',
      'All platforms clicks',
      'All platforms clicks change (%)',
    ])
    expect(lines.map((line) => line.slice(3))).toEqual([
      ['Google', '20', ''],
      ['Meta', '5', ''],
    ])
    expect(total).toEqual(['Total so far', '', '', '', '25', ''])
  })
})

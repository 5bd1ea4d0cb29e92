import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts } from '../compareTexts.ts'
import type { SortKey } from '../sortKeys.ts'
import { changeAt, isListed, measureAt, memberAt } from './reportFigures.ts'
import type { GroupedReport } from './groupReport.ts'
import { figureColumn, figureKey, REPORT_SORTABLE } from './figureColumn.ts'
import { sortReport } from './sortReport.ts'
import { grouped, groupRows, type Row, rowsOf, TODAY } from './testing/testReport.ts'
import { anyCase } from './testing/testReportCases.ts'
import { reportTree } from './reportTree.ts'

const sort: fc.Arbitrary<SortKey[]> = fc.uniqueArray(
  fc.record({ key: fc.constantFrom(...REPORT_SORTABLE), descending: fc.boolean() }),
  { selector: ({ key }) => key, maxLength: 3 },
)

/** The sort value of a cell: a number, a text with its position, or nothing. */
type Sorted = number | { text: string; at: number } | null

function valueOf(report: GroupedReport, row: number, key: string): Sorted | undefined {
  const axis = report.axes.findIndex(({ by }) => by === key)
  if (axis !== -1) {
    const member = memberAt(report, axis, row)
    const at = report.axes[axis]?.members.findIndex((each) => each === member) ?? 0
    return key === 'day' || key === 'month' || key === 'platform' ? at : { text: member?.name ?? '', at }
  }
  const column = figureColumn(key)
  if (column === undefined) return undefined
  if (!column.change) return measureAt(report.now, row, column.platform, column.measure)
  const change = changeAt(report, row, column.platform, column.measure)
  return change === 'new' ? Infinity : change === 'gone' ? -Infinity : change
}

function compare(a: Sorted, b: Sorted): number {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0
  if (a === null || b === null || typeof a === 'number' || typeof b === 'number') return 0
  if (a.text === '' || b.text === '') return a.text === b.text ? a.at - b.at : a.text === '' ? 1 : -1
  return compareTexts(a.text, b.text) || a.at - b.at
}

function naiveOrder(report: GroupedReport, keys: readonly SortKey[]): number[] {
  const all = [...keys, ...report.axes.map(({ by }) => ({ key: by, descending: false }))]
  const rows = Array.from({ length: report.rows }, (_, row) => row).filter((row) => isListed(report, row))
  return rows.sort((a, b) => {
    for (const { key, descending } of all) {
      const [left, right] = [valueOf(report, a, key), valueOf(report, b, key)]
      if (left === undefined || right === undefined) continue
      if (left === null || right === null) {
        if (left !== right) return left === null ? 1 : -1
        continue
      }
      const order = compare(left, right)
      if (order !== 0) return descending ? -order : order
    }
    return a - b
  })
}

describe('sortReport', () => {
  it('agrees with a naive sort: nulls last in both directions, ties by name', () => {
    fc.assert(
      fc.property(anyCase, sort, (each, keys) => {
        const report = grouped(each)
        expect([...sortReport(report, keys)]).toEqual(naiveOrder(report, keys))
      }),
      { numRuns: 400 },
    )
  })

  it('sorts example rows', () => {
    const row = (refkey: number, clicks: number | null, day = '2026-11-02'): Row => ({
      refkey,
      day,
      clicks,
      impressions: null,
      conversions: null,
    })
    const names = ['Ad 10', 'Ad 2', 'Émile', 'emma', 'Zoo']
    const tree = reportTree({
      campaigns: names.map((name, at) => ({
        id: at + 1,
        name,
        adId: null,
        titleId: null,
        platform: 'gad',
        countryId: null,
        startsOn: null,
        endsOn: null,
      })),
    })
    const days = {
      period: { from: '2026-11-02', to: '2026-11-02' },
      comparison: { from: '2026-11-01', to: '2026-11-01' },
    }
    const report = groupRows(
      rowsOf([row(1, 5), row(2, 5), row(3, null), row(4, 7)]),
      rowsOf([row(5, 5, '2026-11-01'), row(2, 4, '2026-11-01'), row(4, 70, '2026-11-01')]),
      tree,
      { ...days, by: ['campaign'], fill: false, today: TODAY },
    )
    const namesBy = (...keys: SortKey[]) => Array.from(sortReport(report, keys), (at) => memberAt(report, 0, at)?.name)
    expect(namesBy({ key: 'clicks', descending: true })).toEqual(['emma', 'Ad 2', 'Ad 10', 'Émile', 'Zoo'])
    expect(namesBy({ key: 'clicks', descending: false })).toEqual(['Ad 2', 'Ad 10', 'emma', 'Émile', 'Zoo'])
    expect(namesBy({ key: 'gad.clicks.change', descending: false })).toEqual(['Zoo', 'emma', 'Ad 2', 'Ad 10', 'Émile'])
    expect(namesBy({ key: 'campaign', descending: true })).toEqual(['Zoo', 'emma', 'Émile', 'Ad 10', 'Ad 2'])
  })
})

describe('figureKey', () => {
  it.each([
    ['clicks', { platform: 'all', measure: 'clicks', change: false }],
    ['gad.ctr.change', { platform: 'gad', measure: 'ctr', change: true }],
    ['pad.rate', { platform: 'pad', measure: 'rate', change: false }],
  ] as const)('round-trips %s through figureColumn', (key, column) => {
    expect(figureKey(column)).toBe(key)
    expect(figureColumn(key)).toEqual(column)
  })

  it('is not read from an unknown key', () => {
    expect(figureColumn('spend')).toBeUndefined()
  })

  it('exists for 8 dimensions, and for 5 measures and their changes on 3 platforms and all together', () => {
    expect(REPORT_SORTABLE).toHaveLength(8 + 5 * 2 * 4)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { ratioTotal, sumColumns } from './totals.ts'

interface Row {
  clicks: number | null
  impressions: number | null
}

const columns: Column<Row>[] = [
  { key: 'name', label: 'Name', type: 'text', value: () => 'a' },
  { key: 'clicks', label: 'Clicks', type: 'int', value: ({ clicks }) => clicks, total: 'sum' },
  {
    key: 'ctr',
    label: 'CTR',
    type: 'pct',
    value: ({ clicks, impressions }) => (clicks === null || impressions === null ? null : clicks / impressions),
    total: ratioTotal(
      (row) => row.clicks,
      (row) => row.impressions,
      (ratio) => ratio,
    ),
  },
]

const ctrOf = (rows: Row[], mask: Uint8Array | null = null) => {
  const total = columns[2]?.total
  return typeof total === 'object' ? total.render(sumColumns(rows, mask, columns)[2] ?? []) : undefined
}

describe('totals', () => {
  it('sums only the rows in the mask', () => {
    const rows = [
      { clicks: 1, impressions: 10 },
      { clicks: 2, impressions: 10 },
      { clicks: 4, impressions: 10 },
    ]
    expect(sumColumns(rows, null, columns)).toEqual([[], [7], [7, 30]])
    expect(sumColumns(rows, Uint8Array.of(1, 0, 1), columns)).toEqual([[], [5], [5, 20]])
  })

  it('is null if all values are null, and 0 if one of them is 0', () => {
    expect(sumColumns([{ clicks: null, impressions: 0 }], null, columns)).toEqual([[], [null], [null, 0]])
    expect(sumColumns([], null, columns)).toEqual([[], [null], [null, null]])
  })

  it('computes ratios of sums, not sums of ratios', () => {
    expect(
      ctrOf([
        { clicks: 1, impressions: 2 },
        { clicks: 1, impressions: 98 },
      ]),
    ).toBe(0.02)
    expect(ctrOf([{ clicks: 0, impressions: 0 }])).toBeNull()
    expect(ctrOf([{ clicks: null, impressions: null }])).toBeNull()
  })

  it('agrees with a naive sum', () => {
    const count = fc.option(fc.nat(1e9))
    fc.assert(
      fc.property(fc.array(fc.record({ clicks: count, impressions: count }), { maxLength: 50 }), (rows) => {
        const values = rows.flatMap(({ clicks }) => (clicks === null ? [] : [clicks]))
        expect(sumColumns(rows, null, columns)[1]).toEqual([
          values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
        ])
      }),
    )
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { prepareCells, formatCell } from '#components/data/DataTable/cells.ts'
import type { Column } from '#components/data/DataTable/column.ts'
import { tableCsv } from '#components/data/DataTable/tableCsv.ts'
import { LongName } from '#components/data/LongName/LongName.tsx'
import { UserBadge } from '#components/data/UserBadge/UserBadge.tsx'
import { PlainName } from './PlainName.tsx'

afterEach(cleanup)

const NAME = 'W'.repeat(10_000)
const SHOWN = `${'W'.repeat(500)}…`

describe('a name of 10,000 letters', () => {
  it('is shown up to 500 characters, in the tooltip up to 2,000', () => {
    render(<PlainName name={NAME} hasTooltip />)
    expect(screen.getByText(SHOWN).title).toBe(`${'W'.repeat(2_000)}…`)
  })

  it('is shown so in a LongName and in the user menu’s button', () => {
    render(<LongName name={NAME} />)
    expect(screen.getByText(SHOWN)).toBeTruthy()
    cleanup()
    render(<UserBadge accountName={NAME} fullName={NAME} />)
    expect(screen.getAllByText(SHOWN)).toHaveLength(2)
  })

  it('is shown so in a table’s cell, and whole in its file', () => {
    const column: Column<string> = { key: 'name', label: 'Name', type: 'text', value: (name) => name }
    const order = { indices: Uint32Array.of(0), filterMask: null }
    expect(prepareCells([column], false).map((cell) => formatCell(cell.column, NAME))).toEqual([SHOWN])
    expect(tableCsv({ rows: [NAME], order, columns: [column], totalLabel: () => '' })).toContain(NAME)
  })
})

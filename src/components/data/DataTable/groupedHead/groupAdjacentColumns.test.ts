import { describe, expect, it } from 'vitest'
import { prepareCells } from '../cells.ts'
import type { Column } from '../column.ts'
import { groupAdjacentColumns } from './groupAdjacentColumns.ts'

const column = (key: string, group?: string): Column<null> => ({
  key,
  label: key,
  type: 'int',
  value: () => 0,
  ...(group !== undefined && { group: { label: group } }),
})
const cells = prepareCells(
  [
    column('name'),
    column('gc', 'Google'),
    column('gi', 'Google'),
    column('mc', 'Meta'),
    column('sum'),
    column('change'),
  ],
  false,
)

describe('groupAdjacentColumns', () => {
  it('joins adjacent columns of the same group, and those without one', () => {
    expect(
      groupAdjacentColumns(cells).map(({ key, group, cells: runCells }) => [
        key,
        group?.label ?? null,
        runCells.length,
      ]),
    ).toEqual([
      ['name', null, 1],
      ['gc', 'Google', 2],
      ['mc', 'Meta', 1],
      ['sum', null, 2],
    ])
  })
})

describe('prepareCells', () => {
  it('draws a rule before the first column of each group only', () => {
    expect(
      cells.filter(({ className }) => className?.split(' ').includes('rule')).map((cell) => cell.column.key),
    ).toEqual(['gc', 'mc'])
  })
})

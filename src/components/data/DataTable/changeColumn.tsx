import { changeOf, type Change } from '#domain/change.ts'
import { Delta, type DeltaProps } from '../Delta/Delta.tsx'
import type { Column } from './column.ts'

/** A column of changes: what it compares, and what any column has. */
export interface ChangeColumn<Row> extends Omit<
  Column<Row>,
  'type' | 'align' | 'value' | 'render' | 'sortable' | 'firstFalling'
> {
  now: (row: Row) => number | null
  earlier: (row: Row) => number | null
}

/** A column that tells how a figure has changed; 'new' sorts above every rise. Totals compare the sums: for a ratio give your own. */
export function changeColumn<Row>({ now, earlier, ...column }: ChangeColumn<Row>): Column<Row> {
  return {
    width: 132,
    total: {
      of: [now, earlier],
      show: ([after = null, before = null]) => <Delta change={shownChange(after, before)} />,
    },
    ...column,
    type: 'custom',
    align: 'end',
    sortable: true,
    firstFalling: true,
    value: (row) => sortedAs(changeOf(now(row), earlier(row))),
    render: (row) => <Delta change={shownChange(now(row), earlier(row))} />,
  }
}

/** A fall to nothing is no percentage: it says 'gone', as a rise from nothing says 'new'. */
export function shownChange(now: number | null, earlier: number | null): DeltaProps['change'] {
  const change = changeOf(now, earlier)
  return now === 0 && change === -1 ? 'gone' : change
}

function sortedAs(change: Change): number | null {
  return change === 'new' ? Infinity : change
}

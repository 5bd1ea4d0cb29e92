import { useMemo } from 'react'
import { tableText, type RowNoun } from '#domain/messages/data.ts'
import { CheckboxInput } from '#components/inputs/Checkbox/CheckboxInput.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId, RowSelection } from '../useSelection.tsx'
import { rowIds } from './rowIds.ts'

interface SelectAllProps<Row> {
  /** The table's own rows, without those inside opened ones. */
  rows: readonly Row[]
  order: RowOrder
  rowId: (row: Row) => RowId
  noun: RowNoun
  selection: RowSelection<Row>
  /** Its label is visible: it stands above cards, not in a head. */
  worded: boolean
}

/** The check box for every row of the filter, mixed while only some are selected. */
export function SelectAll<Row>({
  rows,
  order,
  rowId,
  noun,
  selection: { selected, onSelect },
  worded,
}: SelectAllProps<Row>) {
  const ids = useMemo(() => rowIds(rows, order, rowId).filter((id) => id !== null), [rows, order, rowId])
  const count = useMemo(() => (selected.size === 0 ? 0 : ids.filter((id) => selected.has(id)).length), [ids, selected])
  const label = tableText.selectAll(noun)

  const toggleAll = (on: boolean) => {
    const next = new Set(selected)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    onSelect(next)
  }
  return (
    <label className="box" data-worded={worded || undefined}>
      <CheckboxInput
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < ids.length
        }}
        checked={ids.length > 0 && count === ids.length}
        aria-label={worded ? undefined : label}
        onChange={({ target }) => toggleAll(target.checked)}
      />
      {worded && label}
    </label>
  )
}

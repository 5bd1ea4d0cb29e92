import { useMemo } from 'react'
import { tableText, type RowNoun } from '#domain/messages/data.ts'
import { CheckboxInput } from '#components/inputs/Checkbox/CheckboxInput.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId, RowSelection } from '../selectionTypes.ts'
import { rowIds } from './useRowSelection.ts'

interface SelectAllProps<Row> {
  /** Top-level rows only. */
  rows: readonly Row[]
  order: RowOrder
  rowId: (row: Row) => RowId
  noun: RowNoun
  selection: RowSelection<Row>
  /** Whether the label is visible: above cards, but not in a header. */
  showLabel: boolean
  /** A copy for mouse and touch, which Tab skips. */
  isCopy: boolean
}

/** The check box for all filtered rows, indeterminate if only some are selected. */
export function SelectAll<Row>({
  rows,
  order,
  rowId,
  noun,
  selection: { selected, onSelectionChange },
  showLabel,
  isCopy,
}: SelectAllProps<Row>) {
  const ids = useMemo(() => rowIds(rows, order, rowId).filter((id) => id !== null), [rows, order, rowId])
  const selectedCount = useMemo(
    () => (selected.size === 0 ? 0 : ids.filter((id) => selected.has(id)).length),
    [ids, selected],
  )
  const label = tableText.selectAll(noun)

  const toggleAll = (checked: boolean) => {
    const next = new Set(selected)
    for (const id of ids)
      if (checked) next.add(id)
      else next.delete(id)
    onSelectionChange(next)
  }
  return (
    <label className="box" data-labelled={showLabel || undefined}>
      <CheckboxInput
        ref={(input) => {
          if (input) input.indeterminate = selectedCount > 0 && selectedCount < ids.length
        }}
        checked={ids.length > 0 && selectedCount === ids.length}
        aria-label={showLabel ? undefined : label}
        tabIndex={isCopy ? -1 : undefined}
        onChange={({ target }) => toggleAll(target.checked)}
      />
      {showLabel && <span>{label}</span>}
    </label>
  )
}

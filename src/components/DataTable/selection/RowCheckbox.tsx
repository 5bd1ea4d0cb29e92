import type { ChangeEvent, MouseEvent as ReactMouseEvent } from 'react'
import { CheckboxInput } from '../../Checkbox/CheckboxInput.ts'

interface RowCheckboxProps {
  label: string | undefined
  checked: boolean
  /** The place of its row in the order of the sort, from 0. */
  at: number
  /** Toggles the row; with `range`, every row from the last one toggled. */
  onToggle: (at: number, range: boolean) => void
}

/** The check box of a row. Pressed with Shift, it stands for a range. */
export function RowCheckbox({ label, checked, at, onToggle }: RowCheckboxProps) {
  return (
    <label className="box" onMouseDown={keepTextUnselected}>
      <CheckboxInput checked={checked} aria-label={label} onChange={(event) => onToggle(at, isShifted(event))} />
    </label>
  )
}

/** React tells of a changed check box in the click that changed it. */
function isShifted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}

/** Shift would select the text between two presses. */
function keepTextUnselected(event: ReactMouseEvent) {
  if (event.shiftKey) event.preventDefault()
}

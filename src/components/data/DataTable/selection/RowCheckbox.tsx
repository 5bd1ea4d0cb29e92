import { memo, type ChangeEvent, type MouseEvent as ReactMouseEvent } from 'react'
import { CheckboxInput } from '#components/inputs/Checkbox/CheckboxInput.ts'

interface RowCheckboxProps {
  label: string | undefined
  checked: boolean
  /** Stable: it finds the row by the event. */
  onChange: (event: ChangeEvent) => void
}

/** The check box of a row. Memoised, so that a sort, which moves rows, renders none. */
export const RowCheckbox = memo(function RowCheckbox({ label, checked, onChange }: RowCheckboxProps) {
  return (
    <label className="box" onMouseDown={keepTextUnselected}>
      <CheckboxInput checked={checked} aria-label={label} onChange={onChange} />
    </label>
  )
})

/** Shift would select the text between two presses. */
function keepTextUnselected(event: ReactMouseEvent) {
  if (event.shiftKey) event.preventDefault()
}

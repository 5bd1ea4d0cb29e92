import { memo, type ChangeEvent, type MouseEvent as ReactMouseEvent } from 'react'
import { CheckboxInput } from '#components/inputs/Checkbox/CheckboxInput.ts'

interface RowCheckboxProps {
  label: string | undefined
  checked: boolean
  /** Finds the row from the event, so it can stay stable. */
  onChange: (event: ChangeEvent) => void
}

/** The check box of a row. Memoised because sorting renders moved rows again. */
export const RowCheckbox = memo(function RowCheckbox({ label, checked, onChange }: RowCheckboxProps) {
  return (
    <label className="box" onMouseDown={preventTextSelection}>
      <CheckboxInput checked={checked} aria-label={label} onChange={onChange} />
    </label>
  )
})

/** Shift-clicking would select the text between two rows. */
function preventTextSelection(event: ReactMouseEvent) {
  if (event.shiftKey) event.preventDefault()
}

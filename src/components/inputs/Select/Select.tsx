import type { FilterOption } from '../listbox/filterEntries.ts'
import { SelectButton } from '../listbox/SelectButton.tsx'

export interface SelectProps<V extends string> {
  /** What the value is for: 'Sort', 'Group by'. */
  label: string
  /** The options in display order. */
  options: readonly FilterOption<V>[]
  /** The selected option. */
  value: V
  /** Called with the newly selected option. */
  onChange: (value: V) => void
  /** Hides the label when it is already shown above the control. @default false */
  hideLabel?: boolean
  /** 'm' is 36 px high, 's' 30 px (panel headers). @default "m" */
  size?: 'm' | 's'
  /** Fills the width of its container, as in a Sheet or a form. @default false */
  fullWidth?: boolean
  /** Prevents changes. @default false */
  disabled?: boolean
}

/**
 * A value from a list, where one is always selected.
 * ARIA pattern: combobox (select-only).
 */
export function Select<V extends string>({ options, onChange, ...rest }: SelectProps<V>) {
  const handleChange = (value: V | null) => {
    if (value !== null) onChange(value)
  }
  return <SelectButton {...rest} entries={options} onChange={handleChange} />
}

import type { FilterOption } from '../FilterSelect/filterEntries.ts'
import { SelectButton } from '../listbox/SelectButton.tsx'

export interface SelectProps<V extends string> {
  /** What is chosen: "Sort", "Group by". */
  label: string
  options: readonly FilterOption<V>[]
  value: V
  onChange: (value: V) => void
  /** The label stands above the control already and is not written in it. */
  hideLabel?: boolean
  /** 36 px, or 30 px in the head of a panel. Default 'm'. */
  size?: 'm' | 's'
  /** As wide as its place: in a Sheet, in a form. */
  block?: boolean
  disabled?: boolean
}

/** One value of a list, always one (APG: select-only combobox). */
export function Select<V extends string>({ options, onChange, ...rest }: SelectProps<V>) {
  const change = (value: V | null) => {
    if (value !== null) onChange(value)
  }
  return <SelectButton {...rest} entries={options} onChange={change} />
}

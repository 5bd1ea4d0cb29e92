import { ChevronDown } from 'lucide-react'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { SearchPopover } from '../listbox/SearchPopover.tsx'
import { SelectButton } from '../listbox/SelectButton.tsx'
import { Trigger, TriggerLabel } from '../listbox/triggerParts.ts'
import { filterEntries, type FilterOption } from '../listbox/filterEntries.ts'

export interface FilterSelectProps<V extends string> {
  /** Name of the filter: 'Status'. */
  label: string
  /** Label of the option that removes the filter: 'Any'. */
  anyLabel: string
  /** The values to choose from, in display order. */
  options: readonly FilterOption<V>[]
  /** Null if the filter is not set. */
  value: V | null
  /** Called with the new value; null removes the filter. */
  onChange: (value: V | null) => void
  /** Adds a search field, for long lists. */
  searchable?: boolean
  /** Label of the search field: 'Find a country'. @default "Find: " and the label */
  searchLabel?: string
  /** Fills the width of its container, as in a Sheet. */
  fullWidth?: boolean
  /** Prevents changes. */
  disabled?: boolean
}

/**
 * A toolbar filter with one value or none.
 * ARIA pattern: combobox (select-only). If searchable: combobox (editable, list autocomplete) in a non-modal dialog.
 */
export function FilterSelect<V extends string>({
  label,
  anyLabel,
  options,
  value,
  onChange,
  searchable = false,
  searchLabel,
  fullWidth = false,
  disabled = false,
}: FilterSelectProps<V>) {
  if (!searchable) {
    return (
      <SelectButton
        label={label}
        entries={filterEntries(anyLabel, options, '')}
        value={value}
        onChange={onChange}
        highlighted={value !== null}
        fullWidth={fullWidth}
        disabled={disabled}
      />
    )
  }
  const valueLabel = value === null ? anyLabel : (options.find((option) => option.value === value)?.label ?? value)
  const trigger = (
    <Trigger
      disabled={disabled}
      fullWidth={fullWidth}
      data-on={value !== null || undefined}
      icon={<TriggerLabel>{`${label} `}</TriggerLabel>}
      trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
    >
      <PlainName name={valueLabel} />
    </Trigger>
  )
  return (
    <SearchPopover
      trigger={trigger}
      label={label}
      anyLabel={anyLabel}
      options={options}
      value={value}
      onChange={onChange}
      searchLabel={searchLabel}
    />
  )
}

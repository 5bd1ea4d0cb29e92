import { ChevronDown } from 'lucide-react'
import { SearchPopover } from '../listbox/SearchPopover.tsx'
import { SelectButton } from '../listbox/SelectButton.tsx'
import { Trigger, TriggerLabel } from '../listbox/triggerParts.ts'
import { filterEntries, type FilterOption } from './filterEntries.ts'

export interface FilterSelectProps<V extends string> {
  /** What is filtered by: "Status". */
  label: string
  /** What stands for no filter: "Any". */
  anyLabel: string
  options: readonly FilterOption<V>[]
  /** null: not set. */
  value: V | null
  onChange: (value: V | null) => void
  /** For long lists: a field that narrows them. */
  searchable?: boolean
  /** Names that field: "Find a country". */
  searchLabel?: string
  /** When nothing matches the search, or there are no options. */
  emptyText?: string
  /** As wide as its place: in a Sheet. */
  block?: boolean
  disabled?: boolean
}

/**
 * One filter of a toolbar (APG: select-only combobox; with search a button that opens an editable combobox with list
 * autocomplete).
 */
export function FilterSelect<V extends string>({
  label,
  anyLabel,
  options,
  value,
  onChange,
  searchable = false,
  searchLabel,
  emptyText,
  block = false,
  disabled = false,
}: FilterSelectProps<V>) {
  if (!searchable) {
    return (
      <SelectButton
        label={label}
        entries={filterEntries(anyLabel, options, '')}
        value={value}
        onChange={onChange}
        marked={value !== null}
        block={block}
        disabled={disabled}
        emptyText={emptyText}
      />
    )
  }
  const shown = value === null ? anyLabel : (options.find((option) => option.value === value)?.label ?? value)
  const trigger = (
    <Trigger
      disabled={disabled}
      wide={block}
      data-on={value !== null || undefined}
      icon={<TriggerLabel>{`${label} `}</TriggerLabel>}
      trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
    >
      <bdi>{shown}</bdi>
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
      emptyText={emptyText}
    />
  )
}

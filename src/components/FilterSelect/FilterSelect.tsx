import { ChevronDown } from 'lucide-react'
import type { FocusEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import { usePopup } from '../floating/usePopup.ts'
import type { FilterOption } from './filterEntries.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { optionId } from './optionId.ts'
import { useFilterList } from './useFilterList.ts'

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
  disabled?: boolean
}

/**
 * One filter of a toolbar. Without search it is APG's select-only combobox: the focus stays on the button, arrows, Home,
 * End and typed letters move, Enter, Space and Tab choose, Escape closes. With search the button opens APG's editable
 * combobox with list autocomplete.
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
  disabled = false,
}: FilterSelectProps<V>) {
  const popup = usePopup()
  const list = useFilterList({ popup, anyLabel, options, value, onChange, searchable })
  const { id, open, trigger, panel, close } = popup
  const shown = value === null ? anyLabel : (options.find((option) => option.value === value)?.label ?? value)

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (open && !(relatedTarget instanceof Node && panel.current?.contains(relatedTarget) === true))
      close({ keepFocus: true })
  }
  const roles = searchable
    ? { 'aria-haspopup': 'listbox' as const }
    : {
        role: 'combobox',
        'aria-haspopup': 'listbox' as const,
        'aria-label': label,
        'aria-activedescendant': open ? optionId(id, list.active) : undefined,
        onBlur,
      }
  return (
    <>
      <Trigger
        {...roles}
        ref={trigger}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        data-on={value !== null || undefined}
        icon={<Muted aria-hidden={!searchable}>{`${label} `}</Muted>}
        trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
        onKeyDown={list.onKeyDown}
        onKeyUp={list.onKeyUp}
        onClick={() => (open ? close() : list.show())}
      >
        <bdi>{shown}</bdi>
      </Trigger>
      {open && (
        <FilterPanel
          popup={popup}
          list={list}
          label={label}
          value={value}
          searchable={searchable}
          searchLabel={searchLabel}
          emptyText={emptyText}
        />
      )}
    </>
  )
}

const Trigger = styled(Button)`
  max-width: min(280px, 100%);
`

const Muted = styled.span`
  flex: none;
  font-weight: var(--fw-regular);

  :not([data-off]) > & {
    color: var(--text-2);
  }
`

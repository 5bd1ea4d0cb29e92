import { ChevronDown } from 'lucide-react'
import type { FocusEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import type { FilterOption } from '../FilterSelect/filterEntries.ts'
import { FilterPanel } from '../FilterSelect/FilterPanel.tsx'
import { optionId } from '../FilterSelect/optionId.ts'
import { useFilterList } from '../FilterSelect/useFilterList.ts'
import { usePopup } from '../floating/usePopup.ts'

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
  disabled?: boolean
}

/**
 * One value of a list, always one (APG: select-only combobox): the focus stays on the button, arrows, Home, End and typed
 * letters move, Enter, Space and Tab choose, Escape closes.
 */
export function Select<V extends string>({
  label,
  options,
  value,
  onChange,
  hideLabel = false,
  size = 'm',
  disabled = false,
}: SelectProps<V>) {
  const popup = usePopup()
  const { id, open, trigger, panel, close } = popup
  const change = (next: V | null) => {
    if (next !== null) onChange(next)
  }
  const list = useFilterList({ popup, anyLabel: null, options, value, onChange: change, searchable: false })

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (open && !(relatedTarget instanceof Node && panel.current?.contains(relatedTarget) === true))
      close({ keepFocus: true })
  }
  return (
    <>
      <Trigger
        ref={trigger}
        size={size}
        role="combobox"
        aria-haspopup="listbox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open ? optionId(id, list.active) : undefined}
        disabled={disabled}
        icon={hideLabel ? undefined : <Muted aria-hidden>{label}</Muted>}
        trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
        onBlur={onBlur}
        onKeyDown={list.onKeyDown}
        onKeyUp={list.onKeyUp}
        onClick={() => (open ? close() : list.show())}
      >
        <bdi>{options.find((option) => option.value === value)?.label ?? value}</bdi>
      </Trigger>
      {open && (
        <FilterPanel
          popup={popup}
          list={list}
          label={label}
          value={value}
          searchable={false}
          searchLabel={undefined}
          emptyText={undefined}
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

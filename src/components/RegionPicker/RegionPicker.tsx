import { ChevronDown, Globe } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { regionText } from '#domain/messages/shell.ts'
import { Button } from '../Button/Button.tsx'
import { FilterPanel } from '../FilterSelect/FilterPanel.tsx'
import { useFilterList } from '../FilterSelect/useFilterList.ts'
import { usePopup } from '../floating/usePopup.ts'

export interface RegionPickerProps {
  /** In the order they are listed; `id` is the country's two-letter code. */
  countries: readonly { id: string; name: string }[]
  /** The id of a country; null: all of them. */
  value: string | null
  /** Called only with another region. */
  onChange: (countryId: string | null) => void
  /** The list is opened: a moment to read it again where it could not be read. */
  onOpen?: (() => void) | undefined
}

/**
 * The region that figures are shown for, in the top bar (spec section 2, Layouts): a button with a searchable list (APG:
 * editable combobox with list autocomplete). On small screens only its globe is seen.
 */
export function RegionPicker({ countries, value, onChange, onOpen }: RegionPickerProps) {
  const popup = usePopup()
  const { id: listId, open, trigger, close } = popup
  const options = countries.map(({ id, name }) => ({ value: id, label: name, hint: id }))
  const list = useFilterList({ popup, anyLabel: regionText.all, options, value, onChange, searchable: true })
  const shown = value === null ? regionText.allCountries : (countries.find(({ id }) => id === value)?.name ?? value)

  // By mouse or by key.
  const opened = useRef(onOpen)
  useEffect(() => {
    opened.current = onOpen
  }, [onOpen])
  useEffect(() => {
    if (open) opened.current?.()
  }, [open])

  return (
    <>
      <Trigger
        ref={trigger}
        variant="ghost"
        aria-label={regionText.chosen(shown)}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        data-on={value !== null || undefined}
        icon={<Globe size={18} strokeWidth={1.5} aria-hidden />}
        trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
        onKeyDown={list.onKeyDown}
        onClick={() => (open ? close() : list.show())}
      >
        <bdi>{shown}</bdi>
      </Trigger>
      {open && (
        <FilterPanel
          popup={popup}
          list={list}
          label={regionText.label}
          value={value}
          searchable
          searchLabel={regionText.find}
          emptyText={regionText.none}
        />
      )}
    </>
  )
}

const Trigger = styled(Button)`
  max-width: 220px;

  @media (max-width: 767px) {
    width: var(--touch);
    padding: 0;

    & > :not(svg:first-child) {
      display: none;
    }
  }
`

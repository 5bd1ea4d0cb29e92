import { ChevronDown, Globe } from 'lucide-react'
import { styled } from 'styled-components'
import { regionText } from '#domain/messages/shell.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { SearchPopover } from '../listbox/SearchPopover.tsx'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'

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
  const options = countries.map(({ id, name }) => ({ value: id, label: name, hint: id }))
  const shown = value === null ? regionText.allCountries : (countries.find(({ id }) => id === value)?.name ?? value)
  const small = useMedia(SMALL)
  const trigger = (
    <Trigger
      variant="ghost"
      aria-label={regionText.chosen(shown)}
      data-square={small || undefined}
      data-on={value !== null || undefined}
      icon={<Globe size={18} strokeWidth={1.5} aria-hidden />}
      trailing={small ? undefined : <ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
    >
      {small ? undefined : <bdi>{shown}</bdi>}
    </Trigger>
  )
  return (
    <SearchPopover
      trigger={trigger}
      label={regionText.label}
      anyLabel={regionText.all}
      options={options}
      value={value}
      onChange={onChange}
      searchLabel={regionText.find}
      emptyText={regionText.none}
      onOpen={onOpen}
    />
  )
}

const Trigger = styled(Button)`
  max-width: 220px;
`

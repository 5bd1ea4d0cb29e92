import { ChevronDown, Globe } from 'lucide-react'
import { styled } from 'styled-components'
import { regionText } from '#domain/messages/shell.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { SearchPopover } from '../listbox/SearchPopover.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'

export interface RegionPickerProps {
  /** In display order; `id` is the two-letter country code. */
  countries: readonly { id: string; name: string }[]
  /** A country id, or null for all countries. */
  value: string | null
  /** Called only when the region changes. */
  onChange: (countryId: string | null) => void
  /** Called when the list opens, so that a failed load can be retried. @default none */
  onOpen?: (() => void) | undefined
}

/**
 * The region selector in the top bar (spec section 2, Layouts): a button that opens a searchable list. On small screens
 * the button is a globe icon.
 * ARIA pattern: combobox (editable, list autocomplete) in a non-modal dialog.
 */
export function RegionPicker({ countries, value, onChange, onOpen }: RegionPickerProps) {
  const options = countries.map(({ id, name }) => ({ value: id, label: name, hint: id }))
  const regionName =
    value === null ? regionText.allCountries : (countries.find(({ id }) => id === value)?.name ?? value)
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const trigger = (
    <Trigger
      variant="ghost"
      aria-label={regionText.chosen(regionName)}
      data-square={isSmall || undefined}
      data-on={value !== null || undefined}
      icon={<Globe size={18} strokeWidth={1.5} aria-hidden />}
      trailing={isSmall ? undefined : <ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
    >
      {isSmall ? undefined : <bdi>{regionName}</bdi>}
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

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FilterOption } from '../listbox/filterEntries.ts'
import type { SearchListProps } from '../listbox/SearchList.tsx'
import { SearchPopover } from '../listbox/SearchPopover.tsx'
import { Trigger } from '../listbox/triggerParts.ts'

export interface SearchSelectProps<V extends string> extends Pick<
  SearchListProps<V>,
  'find' | 'searchLabel' | 'emptyText'
> {
  /** What to choose, above the button. */
  label: string
  /** Shown while nothing is chosen: 'Choose a title'. */
  placeholder: string
  /** In the order of the list. */
  options: readonly FilterOption<V>[]
  /** Null if nothing is chosen. */
  value: V | null
  /** Called only when the value changes. */
  onChange: (value: V) => void
  /** Prevents changes. @default false */
  disabled?: boolean
}

/**
 * A single value from a long list, as a field of a form: a button below its label that opens a searchable list.
 * ARIA pattern: combobox (editable, list autocomplete) in a non-modal dialog.
 */
export function SearchSelect<V extends string>({
  label,
  placeholder,
  options,
  value,
  onChange,
  disabled = false,
  ...list
}: SearchSelectProps<V>) {
  const id = useId()
  const chosen = options.find((option) => option.value === value)?.label ?? value
  return (
    <FieldFrame id={id} label={label} errors={[]}>
      <SearchPopover
        {...list}
        trigger={
          <Control
            id={id}
            fullWidth
            disabled={disabled}
            aria-label={`${label} ${chosen ?? placeholder}`}
            trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
          >
            {chosen === null ? placeholder : <PlainName name={chosen} />}
          </Control>
        }
        label={label}
        anyLabel={null}
        options={options}
        value={value}
        onChange={(next) => {
          if (next !== null) onChange(next)
        }}
      />
    </FieldFrame>
  )
}

const Control = styled(Trigger)`
  grid-area: control;
`

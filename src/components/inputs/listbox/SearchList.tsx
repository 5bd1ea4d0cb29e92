import { useFloatingRootContext, useInteractions, useRole } from '@floating-ui/react'
import { Search } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { controlsText } from '#domain/messages/common.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { filterEntries, type FilterOption } from '../FilterSelect/filterEntries.ts'
import { Options } from './Options.tsx'
import { pageStep, useActiveOption } from './useActiveOption.ts'

export interface SearchListProps<V extends string> {
  /** Names the list. */
  label: string
  /** What stands for no value, first in the list. */
  anyLabel: string
  options: readonly FilterOption<V>[]
  value: V | null
  onChoose: (value: V | null) => void
  /** Names the field. */
  searchLabel?: string | undefined
  emptyText?: string | undefined
}

/**
 * A field over the options that it narrows, for a Popover (APG: combobox with list autocomplete and automatic selection): the
 * first that fits is active as one types, Down and Up move round the ends, Page Up and Page Down by ten, Enter chooses; the
 * other keys are the text's. Whatever closes the popover drops the text.
 */
export function SearchList<V extends string>({
  label,
  anyLabel,
  options,
  value,
  onChoose,
  searchLabel = controlsText.find(label),
  emptyText = controlsText.nothingMatches,
}: SearchListProps<V>) {
  const [query, setQuery] = useState('')
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const entries = filterEntries(anyLabel, options, query)
  const [first] = useState(() => entries.findIndex((entry) => entry.value === value))
  const context = useFloatingRootContext({ open: true, elements: { reference: field, floating: list } })
  const active = useActiveOption(context, { loop: true, first: first === -1 ? null : first })
  const { activeIndex, setActiveIndex } = active
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: 'combobox' }),
    active.navigation,
  ])

  const choose = (index: number | null) => {
    const entry = entries[index ?? -1]
    if (entry !== undefined) onChoose(entry.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const page = pageStep(event.key, activeIndex, entries.length)
    if (page !== null) setActiveIndex(page)
    else if (event.key === 'Enter') choose(activeIndex)
    else return
    event.preventDefault()
  }
  const search = (text: string) => {
    setQuery(text)
    setActiveIndex(filterEntries(anyLabel, options, text).length > 0 ? 0 : null)
  }
  return (
    <>
      <SearchBox>
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <input
          {...getReferenceProps({ onKeyDown })}
          ref={setField}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => search(target.value)}
        />
      </SearchBox>
      <Options
        entries={entries}
        active={active}
        value={value}
        selected="active"
        onChoose={choose}
        label={label}
        listRef={setList}
        listProps={getFloatingProps()}
        getItemProps={getItemProps}
        note={entries.length === 0 ? emptyText : ''}
      />
    </>
  )
}

const SearchBox = styled(ControlBox)`
  flex: none;
  height: var(--ctl-h-s);
  margin: var(--sp-1);

  & > svg {
    color: var(--text-3);
  }

  @media (max-width: 767px) {
    height: var(--touch);
  }
`

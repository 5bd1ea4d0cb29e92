import { useFloatingRootContext, useInteractions, useRole } from '@floating-ui/react'
import { Search } from 'lucide-react'
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { controlsText } from '#domain/messages/common.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { filterEntries, type FilterOption } from './filterEntries.ts'
import { OptionList } from './OptionList.tsx'
import { indexAfterPageKey, useActiveOption } from './useActiveOption.ts'

/** All countries. More options are slow to render and too many to scroll through. */
const MAX_ENTRIES = 300

export interface SearchListProps<V extends string> {
  /** Accessible name of the list. */
  label: string
  /** Label of the first option, which sets the value to null; null: no such option. */
  anyLabel: string | null
  options: readonly FilterOption<V>[]
  /** The options for a text. @default those whose label has it */
  find?: ((text: string) => readonly FilterOption<V>[]) | undefined
  value: V | null
  onChoose: (value: V | null) => void
  /** Accessible name of the field. @default "Find: " and the label */
  searchLabel?: string | undefined
  /** In place of the list where nothing matches. @default "No matches" */
  emptyText?: string | undefined
}

/**
 * A search field above the options it filters, for use in a Popover. The first match becomes active while typing; Down
 * and Up move and wrap around, Page Up and Page Down move by ten, Enter chooses. Closing the popover discards the text.
 * ARIA pattern: combobox (editable, list autocomplete with automatic selection).
 */
export function SearchList<V extends string>({
  label,
  anyLabel,
  options,
  find,
  value,
  onChoose,
  searchLabel = controlsText.find(label),
  emptyText = controlsText.nothingMatches,
}: SearchListProps<V>) {
  const [query, setQuery] = useState('')
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const entriesFor = useCallback(
    (text: string) => find?.(text) ?? filterEntries(anyLabel, options, text),
    [find, anyLabel, options],
  )
  // Not for every option that the pointer or an arrow key reaches.
  const matches = useMemo(() => entriesFor(query), [entriesFor, query])
  const entries = matches.slice(0, MAX_ENTRIES)
  const [initialIndex] = useState(() => entries.findIndex((entry) => entry.value === value))
  const context = useFloatingRootContext({ open: true, elements: { reference: field, floating: list } })
  const active = useActiveOption(context, { loop: true, initialIndex: initialIndex === -1 ? null : initialIndex })
  const { activeIndex, setActiveIndex } = active
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: 'combobox' }),
    active.navigation,
  ])

  const handleChoose = (index: number | null) => {
    const entry = index === null ? undefined : entries[index]
    if (entry !== undefined) onChoose(entry.value)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const pageIndex = indexAfterPageKey(event.key, activeIndex, entries.length)
    if (pageIndex !== null) setActiveIndex(pageIndex)
    else if (event.key === 'Enter') handleChoose(activeIndex)
    else return
    event.preventDefault()
  }
  const handleSearch = (text: string) => {
    setQuery(text)
    setActiveIndex(entriesFor(text).length > 0 ? 0 : null)
  }
  return (
    <>
      <SearchBox>
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <input
          {...getReferenceProps({ onKeyDown: handleKeyDown })}
          ref={setField}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => handleSearch(target.value)}
        />
      </SearchBox>
      <OptionList
        entries={entries}
        active={active}
        value={value}
        selected="active"
        onChoose={handleChoose}
        label={label}
        listRef={setList}
        listProps={getFloatingProps()}
        getItemProps={getItemProps}
        note={noteFor(matches.length, emptyText)}
      />
    </>
  )
}

function noteFor(count: number, emptyText: string): string {
  if (count === 0) return emptyText
  return count > MAX_ENTRIES ? controlsText.truncated(MAX_ENTRIES, count) : ''
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

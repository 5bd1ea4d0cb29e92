import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { listStep } from '../floating/steps.ts'
import { useTypeahead } from '../floating/typeahead.ts'
import type { Popup } from '../floating/usePopup.ts'
import { filterEntries } from './filterEntries.ts'
import type { FilterEntry, FilterOption } from './filterEntries.ts'

interface FilterListOptions<V extends string> {
  popup: Popup
  anyLabel: string | null
  options: readonly FilterOption<V>[]
  value: V | null
  onChange: (value: V | null) => void
  searchable: boolean
}

/** The keys that open it at the value it has. */
const OPENERS = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** State and keys of a filter's list; the same keys serve its button and its search field. */
export interface FilterList<V extends string> {
  entries: readonly FilterEntry<V>[]
  /** Index into `entries`; -1 when nothing matches. */
  active: number
  query: string
  setActive: (index: number) => void
  search: (query: string) => void
  choose: (index: number) => void
  show: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** For the button: Firefox would press it again when Space comes up. */
  onKeyUp: (event: KeyboardEvent) => void
}

export function useFilterList<V extends string>({
  popup,
  anyLabel,
  options,
  value,
  onChange,
  searchable,
}: FilterListOptions<V>): FilterList<V> {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const typeahead = useTypeahead()
  const entries = filterEntries(anyLabel, options, query)

  const showAt = (index: number) => {
    setQuery('')
    setActive(index)
    popup.show()
  }
  const all = () => filterEntries(anyLabel, options, '')
  const chosenIndex = () =>
    Math.max(
      0,
      all().findIndex((entry) => entry.value === value),
    )
  const choose = (index: number) => {
    const entry = entries[index]
    if (entry === undefined) return
    popup.close()
    if (entry.value !== value) onChange(entry.value)
  }

  const typed = (key: string, among: readonly FilterEntry<V>[], current: number) =>
    searchable
      ? null
      : typeahead(
          key,
          among.map(({ label }) => label),
          current,
        )
  /** Home and End move the caret where there is a field. */
  const stepped = (key: string, count: number) =>
    searchable && (key === 'Home' || key === 'End') ? null : listStep(key, active, count)

  const onClosedKey = (event: KeyboardEvent) => {
    const letters = typed(event.key, all(), chosenIndex())
    if (letters !== null) showAt(letters)
    else if (OPENERS.includes(event.key)) showAt(chosenIndex())
    else if (!searchable && (event.key === 'Home' || event.key === 'End')) showAt(stepped(event.key, all().length) ?? 0)
    else return
    event.preventDefault()
  }

  const onOpenKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      if (searchable) popup.close()
      else choose(active)
      return
    }
    const next = typed(event.key, entries, active) ?? stepped(event.key, entries.length)
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' || (event.key === ' ' && !searchable)) choose(active)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      popup.close()
    } else return
    event.preventDefault()
  }

  return {
    entries,
    active: Math.min(active, entries.length - 1),
    query,
    setActive,
    choose,
    search: (text) => {
      setQuery(text)
      setActive(0)
    },
    show: () => showAt(chosenIndex()),
    onKeyUp: (event) => {
      if (event.key === ' ') event.preventDefault()
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
      if (popup.open) onOpenKey(event)
      else onClosedKey(event)
    },
  }
}

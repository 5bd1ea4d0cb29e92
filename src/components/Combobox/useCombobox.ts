import { useMemo, useState, type KeyboardEvent } from 'react'
import { filterEntries, type FilterEntry, type FilterOption } from '../FilterSelect/filterEntries.ts'
import { useFilterList, type FilterList } from '../FilterSelect/useFilterList.ts'
import { usePopup, type Popup } from '../floating/usePopup.ts'

/** The most options that are listed at once: nobody scrolls through more, and they take long to draw. */
const MOST = 200

interface ComboboxOptions<V extends string> {
  options: readonly FilterOption<V>[]
  value: V | null
  valueText: string | undefined
  loading: boolean
  onChange: (value: V | null) => void
  onSearch: ((text: string) => void) | undefined
}

interface ComboboxState<V extends string> {
  popup: Popup
  list: FilterList<V>
  /** What stands in the field. */
  text: string
  /** A search is under way, which the list shows the finds of. */
  searching: boolean
  /** How many options fit; the list holds the first of them. */
  found: number
  /** Text was typed. */
  type: (text: string) => void
  clear: () => void
  /** The field is left: what was typed and not chosen goes. */
  leave: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** State and keys of a Combobox: a text that only searches, over the list of a FilterSelect. */
export function useCombobox<V extends string>({
  options,
  value,
  valueText,
  loading,
  onChange,
  onSearch,
}: ComboboxOptions<V>): ComboboxState<V> {
  const popup = usePopup()
  /** null: nothing is typed, the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const query = onSearch ? '' : (typed ?? '')
  const fitting = useMemo(() => filterEntries(null, options, query).filter(isOption), [options, query])
  const chosenText =
    value === null ? '' : (options.find((option) => option.value === value)?.label ?? valueText ?? value)
  const text = typed ?? chosenText

  const search = (next: string | null) => {
    setTyped(next)
    if ((next ?? '') !== (typed ?? '')) onSearch?.(next ?? '')
  }
  const change = (next: V | null) => {
    search(null)
    if (next !== value) onChange(next)
  }
  const list = useFilterList({
    popup,
    anyLabel: null,
    // What was found before is no answer to what is typed now.
    options: loading ? [] : fitting.slice(0, MOST),
    // After typing it must tell of the chosen value as well: its text has to come back.
    value: typed === null ? value : null,
    onChange: change,
    searchable: true,
  })

  const onOpenKey = (event: KeyboardEvent) => {
    const folds = event.altKey && event.key === 'ArrowUp'
    if (folds || event.key === 'Escape') search(null)
    if (folds) popup.close()
    else list.onKeyDown(event)
  }
  const onClosedKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') list.show()
    else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      change(null)
    } else return
    event.preventDefault()
  }

  return {
    popup,
    list,
    text,
    searching: typed !== null,
    found: fitting.length,
    type: (next) => {
      search(next)
      list.setActive(0)
      popup.show()
    },
    clear: () => change(null),
    leave: () => {
      popup.close({ keepFocus: true })
      if (typed === '') change(null)
      else search(null)
    },
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return
      if (popup.open) onOpenKey(event)
      else onClosedKey(event)
    },
  }
}

function isOption<V extends string>(entry: FilterEntry<V>): entry is FilterOption<V> {
  return entry.value !== null
}

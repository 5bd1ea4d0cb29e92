import { useDismiss, useInteractions, useRole } from '@floating-ui/react'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { findEntryByName, filterEntries, type FilterEntry, type FilterOption } from '../listbox/filterEntries.ts'
import { usePopup } from '#components/overlays/floating/usePopup.ts'
import { indexAfterPageKey, CARET_KEYS, useActiveOption } from '../listbox/useActiveOption.ts'

/** Maximum number of options rendered at once; more are slow to render and too many to scroll through. */
const MAX_OPTIONS = 200

interface ComboboxOptions<V extends string> {
  options: readonly FilterOption<V>[]
  value: V | null
  valueLabel: string | undefined
  loading: boolean
  onChange: (value: V | null) => void
  onSearch: ((text: string) => void) | undefined
}

/** State and keyboard handling of a Combobox. Its text is only a search query, never a value. */
export function useCombobox<V extends string>({
  options,
  value,
  valueLabel,
  loading,
  onChange,
  onSearch,
}: ComboboxOptions<V>) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const popup = usePopup({ matchWidth: true, anchor: box })
  const { context, open, setOpen } = popup
  const active = useActiveOption(context, { loop: true })
  const { activeIndex, setActiveIndex } = active
  /** The typed query; null while the field shows the selected option. */
  const [typedText, setTypedText] = useState<string | null>(null)
  const [isBlurred, setIsBlurred] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // A value set by the parent replaces text that matched no option.
    if (value !== null) setTypedText(null)
  }

  const query = onSearch ? '' : (typedText ?? '')
  const matches = useMemo(() => filterEntries(null, options, query).filter(isOption), [options, query])
  // While loading, the options still belong to the previous query.
  const entries = loading ? [] : matches.slice(0, MAX_OPTIONS)
  const selectedText =
    value === null ? '' : (options.find((option) => option.value === value)?.label ?? valueLabel ?? value)
  const text = typedText ?? selectedText
  const selectedIndex = typedText === null ? entries.findIndex((entry) => entry.value === value) : -1

  const search = (nextText: string | null) => {
    setTypedText(nextText)
    setIsBlurred(false)
    if ((nextText ?? '') !== (typedText ?? '')) onSearch?.(nextText ?? '')
  }
  const changeValue = (nextValue: V | null) => {
    search(null)
    if (nextValue !== value) onChange(nextValue)
  }
  const openAt = (index: number) => {
    setActiveIndex(index in entries ? index : null)
    setOpen(true)
  }
  /** Selects the entry at `index`, or for null the one whose name is typed in full. */
  const select = (index: number | null) => {
    const entry = index === null ? findEntryByName(typedText ?? '', entries) : entries[index]
    if (entry === undefined) return
    setOpen(false)
    changeValue(entry.value)
  }
  const handleInput = (nextText: string) => {
    search(nextText)
    setActiveIndex(null)
    setOpen(true)
  }
  /** Selects the option that the text names; any other text stays in the field and clears the value. */
  const handleBlur = () => {
    setOpen(false)
    if (typedText === null) return
    const entry = findEntryByName(typedText, entries)
    if (entry !== undefined || typedText.trim() === '') changeValue(entry?.value ?? null)
    else {
      setIsBlurred(true)
      if (value !== null) onChange(null)
    }
  }

  const handleOpenKey = (event: KeyboardEvent) => {
    const pageIndex = indexAfterPageKey(event.key, activeIndex, entries.length)
    if (CARET_KEYS.includes(event.key)) setActiveIndex(null)
    if (pageIndex !== null) setActiveIndex(pageIndex)
    else if (event.key === 'Enter') select(activeIndex)
    else if (event.key === 'ArrowUp' && event.altKey) {
      setOpen(false)
      if (activeIndex !== null) select(activeIndex)
    } else return
    event.preventDefault()
  }
  const handleClosedKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.altKey) openAt(-1)
    else if (event.key === 'ArrowDown') openAt(Math.max(selectedIndex, 0))
    else if (event.key === 'ArrowUp') openAt(selectedIndex === -1 ? entries.length - 1 : selectedIndex)
    else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      changeValue(null)
    } else return
    event.preventDefault()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (open) handleOpenKey(event)
    else handleClosedKey(event)
  }
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    // Pressing the buttons inside the box must not close the list.
    useDismiss(context, { outsidePress: ({ target }) => !(target instanceof Node && box?.contains(target) === true) }),
    useRole(context, { role: 'combobox' }),
    active.navigation,
  ])
  return {
    popup,
    setBox,
    active,
    entries,
    /** Number of matching options; `entries` has at most the first 200. */
    matchCount: matches.length,
    /** The text in the field. */
    text,
    /** Whether the list shows search results. */
    isSearching: typedText !== null,
    /** Whether the field was left with text that matches no option. */
    isInvalid: isBlurred && typedText !== null,
    openList: () => openAt(selectedIndex),
    select,
    handleInput,
    clear: () => changeValue(null),
    handleBlur,
    inputProps: getReferenceProps({ onKeyDown: handleKeyDown }),
    listProps: getFloatingProps(),
    getItemProps,
  }
}

function isOption<V extends string>(entry: FilterEntry<V>): entry is FilterOption<V> {
  return entry.value !== null
}

import { useDismiss, useInteractions, useRole } from '@floating-ui/react'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { entryCalled, filterEntries, type FilterEntry, type FilterOption } from '../FilterSelect/filterEntries.ts'
import { usePopup } from '#components/overlays/floating/usePopup.ts'
import { pageStep, TEXT_KEYS, useActiveOption } from '../listbox/useActiveOption.ts'

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

/** State and keys of a Combobox: a text that only searches, over a list of options. */
export function useCombobox<V extends string>({
  options,
  value,
  valueText,
  loading,
  onChange,
  onSearch,
}: ComboboxOptions<V>) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const popup = usePopup({ matchWidth: true, anchor: box })
  const { context, open, setOpen } = popup
  const active = useActiveOption(context, { loop: true })
  const { activeIndex, setActiveIndex } = active
  /** null: nothing is typed, the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // Set from elsewhere, it takes the place of a text that was no option.
    if (value !== null) setTyped(null)
  }

  const query = onSearch ? '' : (typed ?? '')
  const fitting = useMemo(() => filterEntries(null, options, query).filter(isOption), [options, query])
  // What was found before is no answer to what is typed now.
  const entries = loading ? [] : fitting.slice(0, MOST)
  const chosenText =
    value === null ? '' : (options.find((option) => option.value === value)?.label ?? valueText ?? value)
  const text = typed ?? chosenText
  const chosenIndex = typed === null ? entries.findIndex((entry) => entry.value === value) : -1

  const search = (next: string | null) => {
    setTyped(next)
    setLeft(false)
    if ((next ?? '') !== (typed ?? '')) onSearch?.(next ?? '')
  }
  const change = (next: V | null) => {
    search(null)
    if (next !== value) onChange(next)
  }
  const openAt = (index: number) => {
    setActiveIndex(index in entries ? index : null)
    setOpen(true)
  }
  const choose = (index: number | null) => {
    const entry = index === null ? entryCalled(typed ?? '', entries) : entries[index]
    if (entry === undefined) return
    setOpen(false)
    change(entry.value)
  }
  const type = (next: string) => {
    search(next)
    setActiveIndex(null)
    setOpen(true)
  }
  /** The field is left: a text that names an option chooses it, any other stays and is no value. */
  const leave = () => {
    setOpen(false)
    if (typed === null) return
    const named = entryCalled(typed, entries)
    if (named !== undefined || typed.trim() === '') change(named?.value ?? null)
    else {
      setLeft(true)
      if (value !== null) onChange(null)
    }
  }

  const onOpenKey = (event: KeyboardEvent) => {
    const page = pageStep(event.key, activeIndex, entries.length)
    if (TEXT_KEYS.includes(event.key)) setActiveIndex(null)
    if (page !== null) setActiveIndex(page)
    else if (event.key === 'Enter') choose(activeIndex)
    else if (event.key === 'ArrowUp' && event.altKey) {
      setOpen(false)
      if (activeIndex !== null) choose(activeIndex)
    } else return
    event.preventDefault()
  }
  const onClosedKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.altKey) openAt(-1)
    else if (event.key === 'ArrowDown') openAt(Math.max(chosenIndex, 0))
    else if (event.key === 'ArrowUp') openAt(chosenIndex === -1 ? entries.length - 1 : chosenIndex)
    else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      change(null)
    } else return
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (open) onOpenKey(event)
    else onClosedKey(event)
  }
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    // The buttons in the box belong to the field.
    useDismiss(context, { outsidePress: ({ target }) => !(target instanceof Node && box?.contains(target) === true) }),
    useRole(context, { role: 'combobox' }),
    active.navigation,
  ])
  return {
    popup,
    setBox,
    active,
    entries,
    /** How many options fit; the list holds the first of them. */
    found: fitting.length,
    /** What stands in the field. */
    text,
    /** A search is under way, which the list shows the finds of. */
    searching: typed !== null,
    /** The field was left with a text that is no option. */
    invalid: left && typed !== null,
    show: () => openAt(chosenIndex),
    choose,
    type,
    clear: () => change(null),
    leave,
    fieldProps: getReferenceProps({ onKeyDown }),
    listProps: getFloatingProps(),
    getItemProps,
  }
}

function isOption<V extends string>(entry: FilterEntry<V>): entry is FilterOption<V> {
  return entry.value !== null
}

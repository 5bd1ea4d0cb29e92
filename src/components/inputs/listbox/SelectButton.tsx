import { FloatingFocusManager, useDismiss, useInteractions, useRole, useTypeahead } from '@floating-ui/react'
import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { FilterEntry } from '../FilterSelect/filterEntries.ts'
import { PopupPanel } from '#components/overlays/floating/PopupPanel.tsx'
import { usePopup } from '#components/overlays/floating/usePopup.ts'
import { keepFocus } from './keepFocus.ts'
import { Options } from './Options.tsx'
import { Trigger, TriggerLabel } from './triggerParts.ts'
import { pageStep, useActiveOption } from './useActiveOption.ts'

export interface SelectButtonProps<V extends string> {
  label: string
  entries: readonly FilterEntry<V>[]
  value: V | null
  /** Told only another value. */
  onChange: (value: V | null) => void
  /** The label is not written in the button. */
  hideLabel?: boolean
  /** In lamp light: a filter that is set. */
  marked?: boolean
  size?: 'm' | 's'
  /** As wide as its place. */
  block?: boolean
  disabled?: boolean
  emptyText?: string | undefined
}

/**
 * The button and the list of Select and FilterSelect (APG: select-only combobox): the focus stays on the button; Enter,
 * Space, the arrows, Alt+Down, Home, End and typed letters open the list and move in it, Page Up and Page Down by ten; Enter,
 * Space, Tab and Alt+Up choose, Escape closes.
 */
export function SelectButton<V extends string>({
  label,
  entries,
  value,
  onChange,
  hideLabel = false,
  marked = false,
  size = 'm',
  block = false,
  disabled = false,
  emptyText = '',
}: SelectButtonProps<V>) {
  const popup = usePopup({ matchWidth: true })
  const { context, open, setOpen, setTrigger } = popup
  const active = useActiveOption(context, { loop: false })
  const { activeIndex, setActiveIndex } = active
  const chosenIndex = Math.max(
    0,
    entries.findIndex((entry) => entry.value === value),
  )
  const openAt = (index: number) => {
    setActiveIndex(index)
    setOpen(true)
  }
  const choose = (index: number | null) => {
    const entry = entries[index ?? -1]
    setOpen(false)
    if (entry !== undefined && entry.value !== value) onChange(entry.value)
  }
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useRole(context, { role: 'select' }),
    active.navigation,
    // Always "open": letters typed while the list is closed open it and go on as one word.
    useTypeahead(
      { ...context, open: true },
      {
        listRef: { current: entries.map((entry) => entry.label) },
        activeIndex: open ? activeIndex : chosenIndex,
        onMatch: open ? setActiveIndex : openAt,
      },
    ),
  ])
  const onClosedKey = (event: KeyboardEvent) => {
    if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) openAt(chosenIndex)
    else if (event.key === 'Home') openAt(0)
    else if (event.key === 'End') openAt(entries.length - 1)
    else return
    event.preventDefault()
  }
  const onOpenKey = (event: KeyboardEvent) => {
    const page = pageStep(event.key, activeIndex, entries.length)
    if (page !== null) setActiveIndex(page)
    else if (['Enter', ' ', 'Tab'].includes(event.key) || (event.key === 'ArrowUp' && event.altKey)) choose(activeIndex)
    else return
    // Tab goes on.
    if (event.key !== 'Tab') event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A Space inside a typed word has been taken as a letter.
    if (event.ctrlKey || event.metaKey || (event.key === ' ' && event.defaultPrevented)) return
    if (open) onOpenKey(event)
    else onClosedKey(event)
  }
  // Firefox would press the button once more.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault()
  }
  const onClick = () => (open ? setOpen(false) : openAt(chosenIndex))
  const listProps = getFloatingProps()
  return (
    <>
      <Trigger
        {...getReferenceProps({ onClick, onKeyDown, onKeyUp })}
        ref={setTrigger}
        size={size}
        wide={block}
        aria-label={label}
        disabled={disabled}
        data-on={marked || undefined}
        icon={hideLabel ? undefined : <TriggerLabel aria-hidden>{label}</TriggerLabel>}
        trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
      >
        <bdi>{entries.find((entry) => entry.value === value)?.label ?? value}</bdi>
      </Trigger>
      {open && (
        <FloatingFocusManager context={context} modal={false} initialFocus={-1} returnFocus={false}>
          <PopupPanel popup={popup} onMouseDown={keepFocus}>
            <Options
              entries={entries}
              active={active}
              value={value}
              selected="set"
              onChoose={choose}
              label={label}
              listProps={listProps}
              getItemProps={getItemProps}
              note={entries.length === 0 ? emptyText : ''}
            />
          </PopupPanel>
        </FloatingFocusManager>
      )}
    </>
  )
}

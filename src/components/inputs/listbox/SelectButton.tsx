import { FloatingFocusManager, useDismiss, useInteractions, useRole, useTypeahead } from '@floating-ui/react'
import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { FilterEntry } from './filterEntries.ts'
import { PopupPanel } from '#components/overlays/floating/PopupPanel.tsx'
import { usePopup } from '#components/overlays/floating/usePopup.ts'
import { keepFocus, OptionList } from './OptionList.tsx'
import { Trigger, TriggerLabel } from './triggerParts.ts'
import { indexAfterPageKey, useActiveOption } from './useActiveOption.ts'

export interface SelectButtonProps<V extends string> {
  label: string
  entries: readonly FilterEntry<V>[]
  value: V | null
  /** Called only when the value changes. */
  onChange: (value: V | null) => void
  /** Hides the label, which stays the accessible name. */
  hideLabel?: boolean
  /** Shows the button in the accent colour, for a filter with a value. */
  highlighted?: boolean
  size?: 'm' | 's'
  /** Fills the width of its container. */
  fullWidth?: boolean
  disabled?: boolean
}

/**
 * The button and list behind Select and FilterSelect. The focus stays on the button. Enter, Space, arrow keys,
 * Alt+Down, Home, End and typed letters open the list and move in it, Page Up and Page Down move by ten; Enter, Space,
 * Tab and Alt+Up select, Escape closes.
 * ARIA pattern: combobox (select-only).
 */
export function SelectButton<V extends string>({
  label,
  entries,
  value,
  onChange,
  hideLabel = false,
  highlighted = false,
  size = 'm',
  fullWidth = false,
  disabled = false,
}: SelectButtonProps<V>) {
  const popup = usePopup({ matchWidth: true })
  const { context, open, setOpen, setTrigger } = popup
  const active = useActiveOption(context, { loop: false })
  const { activeIndex, setActiveIndex } = active
  const selectedIndex = Math.max(
    0,
    entries.findIndex((entry) => entry.value === value),
  )
  const openAt = (index: number) => {
    setActiveIndex(index)
    setOpen(true)
  }
  const select = (index: number | null) => {
    const entry = entries[index ?? -1]
    setOpen(false)
    if (entry !== undefined && entry.value !== value) onChange(entry.value)
  }
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context),
    useRole(context, { role: 'select' }),
    active.navigation,
    // Always `open`, so that typing on a closed list opens it and continues the same search.
    useTypeahead(
      { ...context, open: true },
      {
        listRef: { current: entries.map((entry) => entry.label) },
        activeIndex: open ? activeIndex : selectedIndex,
        onMatch: open ? setActiveIndex : openAt,
      },
    ),
  ])
  const handleClosedKey = (event: KeyboardEvent) => {
    if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) openAt(selectedIndex)
    else if (event.key === 'Home') openAt(0)
    else if (event.key === 'End') openAt(entries.length - 1)
    else return
    event.preventDefault()
  }
  const handleOpenKey = (event: KeyboardEvent) => {
    const pageIndex = indexAfterPageKey(event.key, activeIndex, entries.length)
    if (pageIndex !== null) setActiveIndex(pageIndex)
    else if (['Enter', ' ', 'Tab'].includes(event.key) || (event.key === 'ArrowUp' && event.altKey)) select(activeIndex)
    else return
    // Tab still moves the focus.
    if (event.key !== 'Tab') event.preventDefault()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // useTypeahead has already taken a Space within a typed word.
    if (event.ctrlKey || event.metaKey || (event.key === ' ' && event.defaultPrevented)) return
    if (open) handleOpenKey(event)
    else handleClosedKey(event)
  }
  // Firefox would click the button again on keyup.
  const handleKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault()
  }
  const handleClick = () => (open ? setOpen(false) : openAt(selectedIndex))
  const listProps = getFloatingProps()
  return (
    <>
      <Trigger
        {...getReferenceProps({ onClick: handleClick, onKeyDown: handleKeyDown, onKeyUp: handleKeyUp })}
        ref={setTrigger}
        size={size}
        fullWidth={fullWidth}
        aria-label={label}
        disabled={disabled}
        data-on={highlighted || undefined}
        icon={hideLabel ? undefined : <TriggerLabel aria-hidden>{label}</TriggerLabel>}
        trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}
      >
        <PlainName name={entries.find((entry) => entry.value === value)?.label ?? value ?? ''} />
      </Trigger>
      {open && (
        <FloatingFocusManager context={context} modal={false} initialFocus={-1} returnFocus={false}>
          <PopupPanel popup={popup} onMouseDown={keepFocus}>
            <OptionList
              entries={entries}
              active={active}
              value={value}
              selected="set"
              onChoose={select}
              label={label}
              listProps={listProps}
              getItemProps={getItemProps}
              note=""
            />
          </PopupPanel>
        </FloatingFocusManager>
      )}
    </>
  )
}

import {
  FloatingFocusManager,
  useClick,
  useDismiss,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react'
import { cloneElement, useLayoutEffect, useRef, useState } from 'react'
import type { HTMLProps, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { separatorCss } from '../floating/itemCss.ts'
import { PopupPanel } from '../floating/PopupPanel.tsx'
import { usePopup } from '../floating/usePopup.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { MenuEntry } from './menuEntries.ts'
import { MenuItem } from './MenuItem.tsx'

export interface MenuProps {
  /** Accessible name of the menu. */
  label: string
  /** A Button, IconButton or other element that accepts a ref and button props. */
  trigger: ReactElement<HTMLProps<HTMLElement> & { ref?: Ref<HTMLElement> }>
  /** Actions, links, settings and separators in display order. */
  items: readonly MenuEntry[]
  /** Renders link entries, spreading the props it gets. Required if there are any. @default none */
  renderLink?: RenderLink
  /** Static content above the entries, such as the signed-in user. @default none */
  header?: ReactNode
  /** Width in px. */
  width?: number
}

/**
 * Actions and links behind a button. Arrow keys, Home, End and typed letters move the focus, Enter and Space
 * activate, Escape and Tab close. On the button, Down opens the menu at its first entry and Up at its last.
 * ARIA pattern: menu button.
 */
export function Menu({ label, trigger, items, renderLink, header, width = 264 }: MenuProps) {
  const popup = usePopup({ align: 'end' })
  const { context, open, setOpen, setTrigger } = popup
  const { domReference } = context.elements
  const [activeIndex, setActiveIndex] = useState<number | null>(null)
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context, { stickIfOpen: false }),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen: true,
      focusItemOnHover: false,
    }),
    useTypeahead(context, {
      listRef: labels,
      activeIndex,
      onMatch: open ? setActiveIndex : undefined,
    }),
  ])
  // useListNavigation moves the focus a frame after the menu opens, which is too late for fast typing.
  useLayoutEffect(() => {
    if (activeIndex !== null) elements.current[activeIndex]?.focus({ preventScroll: true })
  }, [activeIndex])
  const close = () => setOpen(false)
  const handleKeyDown = (event: KeyboardEvent) => {
    // Tab continues from the button; the menu closes because the focus leaves it.
    if (event.key === 'Tab' && domReference instanceof HTMLElement) domReference.focus()
  }
  const focusableEntries = items.filter(({ kind }) => kind !== 'separator')
  return (
    <>
      {cloneElement(trigger, { ref: setTrigger, ...getReferenceProps(trigger.props) })}
      {open && (
        <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
          <PopupPanel popup={popup} width={width}>
            {header !== undefined && <Header>{header}</Header>}
            {header !== undefined && <Separator />}
            <List {...getFloatingProps({ onKeyDown: handleKeyDown })} aria-label={label} aria-labelledby={undefined}>
              {items.map((entry) => {
                if (entry.kind === 'separator') return <Separator key={entry.key} role="separator" />
                const index = focusableEntries.indexOf(entry)
                return (
                  <MenuItem
                    key={entry.key}
                    entry={entry}
                    renderLink={renderLink}
                    close={close}
                    getItemProps={getItemProps}
                    ref={(element) => {
                      elements.current[index] = element
                      labels.current[index] = entry.kind === 'action' && entry.disabled === true ? null : entry.label
                    }}
                  />
                )
              })}
            </List>
          </PopupPanel>
        </FloatingFocusManager>
      )}
    </>
  )
}

const Header = styled.div`
  padding: 10px 10px var(--sp-3);
  overflow-wrap: anywhere;
`

const List = styled.div`
  display: flex;
  flex-direction: column;
`

const Separator = styled.div`
  ${separatorCss}
`

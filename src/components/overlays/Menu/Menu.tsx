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
import type { RenderLink } from '#components/lib/link.ts'
import type { MenuEntry } from './menuEntries.ts'
import { MenuItem } from './MenuItem.tsx'

export interface MenuProps {
  /** Names the list of entries. */
  label: string
  /** A Button, an IconButton or another element that takes a ref and button props. */
  trigger: ReactElement<HTMLProps<HTMLElement> & { ref?: Ref<HTMLElement> }>
  items: readonly MenuEntry[]
  /** Draws the link entries; it must spread what it gets. Needed as soon as there is one. */
  renderLink?: RenderLink
  /** Above the entries, read but not walked through: who is signed in, what the entries are about. */
  header?: ReactNode
  /** Which edge of the trigger it keeps to. Default 'end'. */
  align?: 'start' | 'end'
  /** In px. Default 264. */
  width?: number
}

/**
 * Actions and places behind a button (APG: menu button). Arrow keys, Home, End and typed letters move, Enter and Space
 * choose, Escape and Tab close; on the button Down and Up open it at its first or last entry.
 */
export function Menu({ label, trigger, items, renderLink, header, align = 'end', width = 264 }: MenuProps) {
  const popup = usePopup({ align })
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
  // At once: useListNavigation does it a frame after the menu opened, and the next key may be on its way.
  useLayoutEffect(() => {
    if (activeIndex !== null) elements.current[activeIndex]?.focus({ preventScroll: true })
  }, [activeIndex])
  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab goes on from the button, and the menu closes as the focus leaves it.
    if (event.key === 'Tab' && domReference instanceof HTMLElement) domReference.focus()
  }
  const listed = items.filter(({ kind }) => kind !== 'separator')
  return (
    <>
      {cloneElement(trigger, { ref: setTrigger, ...getReferenceProps(trigger.props) })}
      {open && (
        <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
          <PopupPanel popup={popup} width={width}>
            {header !== undefined && <Header>{header}</Header>}
            {header !== undefined && <Separator />}
            <List {...getFloatingProps({ onKeyDown })} aria-label={label} aria-labelledby={undefined}>
              {items.map((entry) => {
                if (entry.kind === 'separator') return <Separator key={entry.key} role="separator" />
                const index = listed.indexOf(entry)
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

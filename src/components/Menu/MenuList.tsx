import { Fragment, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { hasMoved } from '../floating/hasMoved.ts'
import { itemCss, separatorCss } from '../floating/itemCss.ts'
import { menuStep } from '../floating/steps.ts'
import { useTypeahead } from '../floating/typeahead.ts'
import type { RenderLink } from '../link.ts'
import { SwitchMark } from '../Switch/SwitchMark.tsx'
import type { MenuEntry } from './menuEntries.ts'
import { menuItems } from './menuItems.ts'

interface MenuListProps {
  label: string
  items: readonly MenuEntry[]
  renderLink: RenderLink | undefined
  /** Which entry has the focus at first. */
  start: 'first' | 'last'
  close: (options?: { keepFocus?: boolean }) => void
}

/** The open list of a Menu: the focus moves over its entries. */
export function MenuList({ label, items, renderLink, start, close }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useTypeahead()

  useLayoutEffect(() => {
    menuItems(list.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
  }, [start])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const stops = menuItems(list.current)
    const current = stops.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Tab') {
      close()
      return
    }
    const next =
      typed(
        event.key,
        stops.map(({ textContent }) => textContent),
        current,
      ) ?? menuStep(event.key, current, stops.length)
    if (next !== null) stops[next]?.focus()
    else if (event.key === ' ') stops[current]?.click()
    else return
    event.preventDefault()
  }
  return (
    <List role="menu" aria-label={label} ref={list} onKeyDown={onKeyDown} onPointerMove={focusPointed}>
      {items.map((entry) => (
        <Fragment key={entry.key}>{draw(entry, renderLink, close)}</Fragment>
      ))}
    </List>
  )
}

function focusPointed(event: PointerEvent) {
  const { target, pointerType } = event
  if (pointerType === 'touch' || !(target instanceof Element) || !hasMoved(event)) return
  const item = target.closest<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')
  if (item !== document.activeElement) item?.focus({ preventScroll: true })
}

function draw(entry: MenuEntry, renderLink: RenderLink | undefined, close: MenuListProps['close']): ReactNode {
  switch (entry.kind) {
    case 'separator':
      return <Separator role="separator" />
    case 'link':
      return (
        <LinkSlot role="none" onClick={() => close({ keepFocus: true })}>
          {renderLink?.({
            to: entry.to,
            role: 'menuitem',
            tabIndex: -1,
            'aria-current': entry.current === true ? 'page' : undefined,
            children: (
              <>
                {entry.icon}
                {entry.label}
              </>
            ),
          })}
        </LinkSlot>
      )
    case 'switch':
      return (
        <Item
          type="button"
          role="menuitemcheckbox"
          aria-checked={entry.on}
          tabIndex={-1}
          onClick={() => entry.onChange(!entry.on)}
        >
          {entry.icon}
          <Grow>{entry.label}</Grow>
          <SwitchMark data-on={entry.on} />
        </Item>
      )
    case 'action':
      return (
        <Item
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={entry.disabled === true || undefined}
          data-danger={entry.danger === true || undefined}
          onClick={() => {
            if (entry.disabled === true) return
            close()
            entry.onSelect()
          }}
        >
          {entry.icon}
          <Grow>{entry.label}</Grow>
        </Item>
      )
  }
}

const List = styled.div`
  display: flex;
  flex-direction: column;
`

const Item = styled.button`
  ${itemCss}

  &[data-danger] {
    color: var(--err);
  }

  &[data-danger] > svg {
    color: inherit;
  }
`

/** The link itself is drawn by the router of whoever uses the menu. */
const LinkSlot = styled.div`
  display: flex;

  & > a {
    ${itemCss}
  }
`

const Grow = styled.span`
  flex: 1;
  min-width: 0;
`

const Separator = styled.div`
  ${separatorCss}
`

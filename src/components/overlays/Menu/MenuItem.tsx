import { Check } from 'lucide-react'
import type { HTMLProps, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { AppLink } from '#components/lib/linkTypes.ts'
import { hasMoved } from '../floating/hasMoved.ts'
import { itemCss } from '../floating/itemCss.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { SwitchTrack } from '#components/inputs/Switch/SwitchTrack.tsx'
import type { MenuEntry, MenuSeparator } from './menuEntries.ts'

interface MenuItemProps {
  entry: Exclude<MenuEntry, MenuSeparator>
  renderLink: RenderLink | undefined
  close: () => void
  getItemProps: (props?: HTMLProps<HTMLElement>) => Record<string, unknown>
  ref: (element: HTMLElement | null) => void
}

/**
 * A focusable entry of an open Menu.
 * ARIA pattern: menu (menuitem, menuitemcheckbox or menuitemradio).
 */
export function MenuItem({ entry, renderLink, close, getItemProps, ref }: MenuItemProps): ReactNode {
  const itemProps = (onClick: () => void) => ({
    ...getItemProps({ onClick, onKeyDown: clickOnSpace, onKeyUp: preventSpaceClick, onPointerMove: focusHovered }),
    tabIndex: -1,
  })
  switch (entry.kind) {
    case 'link':
      return (
        renderLink && (
          <LinkItem {...itemProps(close)} ref={ref} renderLink={renderLink} to={entry.to} role="menuitem">
            {entry.icon}
            <Label>{entry.label}</Label>
          </LinkItem>
        )
      )
    case 'switch':
      return (
        <Item
          {...itemProps(() => entry.onChange(!entry.checked))}
          ref={ref}
          type="button"
          role="menuitemcheckbox"
          aria-checked={entry.checked}
        >
          {entry.icon}
          <Label>{entry.label}</Label>
          <SwitchTrack data-on={entry.checked} />
        </Item>
      )
    case 'choice':
      return (
        <Item {...itemProps(entry.onChoose)} ref={ref} type="button" role="menuitemradio" aria-checked={entry.checked}>
          {entry.icon}
          <Label>{entry.label}</Label>
          {entry.checked && <Check size={16} strokeWidth={1.5} color="var(--lamp)" aria-hidden />}
        </Item>
      )
    case 'action':
      return (
        <Item
          {...itemProps(() => {
            if (entry.disabled === true) return
            close()
            entry.onSelect()
          })}
          ref={ref}
          type="button"
          role="menuitem"
          aria-disabled={entry.disabled === true || undefined}
        >
          {entry.icon}
          <Label>{entry.label}</Label>
        </Item>
      )
  }
}

function focusHovered(event: PointerEvent<HTMLElement>) {
  const { currentTarget, pointerType } = event
  if (pointerType === 'touch' || currentTarget.getAttribute('aria-disabled') === 'true' || !hasMoved(event)) return
  currentTarget.focus({ preventScroll: true })
}

/** Makes Space activate links too, and keeps it out of the typeahead. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.click()
}

/** Firefox would click a button again on keyup. */
function preventSpaceClick(event: KeyboardEvent) {
  if (event.key === ' ') event.preventDefault()
}

const LinkItem = styled(AppLink)`
  ${itemCss}
`

const Item = styled.button`
  ${itemCss}
`

const Label = styled.span`
  flex: 1;
  min-width: 0;
`

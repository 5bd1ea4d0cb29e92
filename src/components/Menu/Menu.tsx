import { cloneElement, useState } from 'react'
import type { ButtonHTMLAttributes, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { separatorCss } from '../floating/itemCss.ts'
import { PopupPanel } from '../floating/PopupPanel.tsx'
import { usePopup } from '../floating/usePopup.ts'
import type { RenderLink } from '../link.ts'
import type { MenuEntry } from './menuEntries.ts'
import { MenuList } from './MenuList.tsx'

type TriggerProps = Pick<
  ButtonHTMLAttributes<HTMLElement>,
  'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
> & { ref?: Ref<HTMLElement> }

export interface MenuProps {
  /** Names the list of entries. */
  label: string
  /** A Button, an IconButton or another element that takes a ref and button props. */
  trigger: ReactElement
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
  const popup = usePopup()
  const [start, setStart] = useState<'first' | 'last'>('first')

  const openAt = (at: 'first' | 'last') => {
    setStart(at)
    popup.show()
  }
  const onPanelKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    popup.close()
  }
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openAt(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      {cloneElement(trigger as ReactElement<TriggerProps>, {
        ref: popup.trigger,
        'aria-haspopup': 'menu',
        'aria-expanded': popup.open,
        'aria-controls': popup.open ? popup.id : undefined,
        onClick: () => (popup.open ? popup.close() : openAt('first')),
        onKeyDown: onTriggerKey,
      })}
      {popup.open && (
        <PopupPanel
          id={popup.id}
          anchor={popup.trigger}
          panel={popup.panel}
          align={align}
          width={width}
          onBlur={popup.onBlur}
          onKeyDown={onPanelKey}
        >
          {header !== undefined && <Header>{header}</Header>}
          {header !== undefined && <Rule />}
          <MenuList label={label} items={items} renderLink={renderLink} start={start} close={popup.close} />
        </PopupPanel>
      )}
    </>
  )
}

const Header = styled.div`
  padding: 10px 10px var(--sp-3);
  overflow-wrap: anywhere;
`

const Rule = styled.div`
  ${separatorCss}
`

import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { PopupPanel } from '../floating/PopupPanel.tsx'
import { separatorCss } from '../floating/itemCss.ts'
import type { Popup } from '../floating/usePopup.ts'
import type { MenuProps } from './Menu.tsx'
import { MenuList } from './MenuList.tsx'

interface MenuPanelProps extends Pick<MenuProps, 'label' | 'items' | 'header'> {
  popup: Popup
  renderLink: MenuProps['renderLink'] | undefined
  align: 'start' | 'end'
  width: number
  /** Which entry has the focus at first. */
  start: 'first' | 'last'
}

/** The open panel of a Menu. */
export function MenuPanel({ popup, label, items, renderLink, header, align, width, start }: MenuPanelProps) {
  const { id, trigger, panel, close, onBlur } = popup
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <PopupPanel
      id={id}
      anchor={trigger}
      panel={panel}
      align={align}
      width={width}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {header !== undefined && <Header>{header}</Header>}
      {header !== undefined && <Rule />}
      <MenuList label={label} items={items} renderLink={renderLink} start={start} close={close} />
    </PopupPanel>
  )
}

const Header = styled.div`
  padding: 10px 10px var(--sp-3);
  overflow-wrap: anywhere;
`

const Rule = styled.div`
  ${separatorCss}
`

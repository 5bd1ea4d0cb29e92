import type { ReactNode } from 'react'

interface Labelled {
  key: string
  label: string
  /** 18 px, before the label. */
  icon?: ReactNode
}

/** Does something and closes the menu. */
export interface MenuAction extends Labelled {
  kind: 'action'
  onSelect: () => void
  disabled?: boolean
  danger?: boolean
}

/** Goes somewhere; drawn by the menu's `renderLink`. */
export interface MenuLink extends Labelled {
  kind: 'link'
  /** An in-app address. */
  to: string
  /** The page that one is on. */
  current?: boolean
}

/** Turns something on or off; the menu stays open. */
export interface MenuSwitch extends Labelled {
  kind: 'switch'
  on: boolean
  onChange: (on: boolean) => void
}

export interface MenuSeparator {
  kind: 'separator'
  key: string
}

/** One line of a Menu. */
export type MenuEntry = MenuAction | MenuLink | MenuSwitch | MenuSeparator

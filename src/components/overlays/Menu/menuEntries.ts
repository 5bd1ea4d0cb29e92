import type { ReactNode } from 'react'

interface LabelledEntry {
  key: string
  label: string
  /** 18 px, shown before the label. */
  icon?: ReactNode
}

/** An action; choosing it closes the menu. */
interface MenuAction extends LabelledEntry {
  kind: 'action'
  onSelect: () => void
  disabled?: boolean
}

/** A link, rendered by the menu's `renderLink`. */
interface MenuLink extends LabelledEntry {
  kind: 'link'
  /** An in-app address. */
  to: string
}

/** A setting to turn on or off; the menu stays open. */
interface MenuSwitch extends LabelledEntry {
  kind: 'switch'
  checked: boolean
  onChange: (on: boolean) => void
}

/** One value of a setting; the menu stays open. */
interface MenuChoice extends LabelledEntry {
  kind: 'choice'
  checked: boolean
  onChoose: () => void
}

export interface MenuSeparator {
  kind: 'separator'
  key: string
}

/** An entry of a Menu. */
export type MenuEntry = MenuAction | MenuLink | MenuSwitch | MenuChoice | MenuSeparator

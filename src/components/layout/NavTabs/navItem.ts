import type { LucideIcon } from 'lucide-react'

/** A place among the tabs. */
export interface NavItem {
  id: string
  label: string
  /** In-app address. */
  to: string
  /** The page at hand is this place or inside it. */
  current: boolean
  /** Drawn above the label in the bottom tabs. */
  icon: LucideIcon
}

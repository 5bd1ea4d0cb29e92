import type { LucideIcon } from 'lucide-react'

/** An item of the main navigation. */
export interface NavItem {
  id: string
  label: string
  /** In-app path. */
  to: string
  /** Whether the current page is this item's page or one below it. */
  current: boolean
  /** Shown above the label in the bottom tabs. */
  icon: LucideIcon
}

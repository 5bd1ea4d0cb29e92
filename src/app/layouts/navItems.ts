import { BookOpen, Image, type LucideIcon } from 'lucide-react'
import type { NavItem } from '#components/layout/NavTabs/navItem.ts'
import { pageAt, PAGES, pathTo, type Tab } from '#domain/pages.ts'

/** The tabs of the main layout (spec section 2), in order. */
const ICONS: Readonly<Record<Tab, LucideIcon>> = { titles: BookOpen, ads: Image }

/** The tabs, with the current one for a path. */
export function navItems(pathname: string): NavItem[] {
  const page = pageAt(pathname)
  return (Object.keys(ICONS) as Tab[]).map((tab) => ({
    id: tab,
    label: PAGES[tab].title,
    icon: ICONS[tab],
    to: pathTo(tab),
    current: page !== undefined && PAGES[page].tab === tab,
  }))
}

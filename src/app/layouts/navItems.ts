import { BookOpen, Image, type LucideIcon } from 'lucide-react'
import type { NavItem } from '#components/layout/NavTabs/navItem.ts'
import { shellText } from '#domain/messages/shell.ts'
import { pathTo, type PageName } from '../routing/paths.ts'

/** Tabs of the main layout (spec section 2), with the path prefixes that each is current for. */
const TABS: readonly { page: PageName; label: string; icon: LucideIcon; prefixes: readonly string[] }[] = [
  {
    page: 'titles',
    label: shellText.titles,
    icon: BookOpen,
    prefixes: ['/dashboard/titles', '/dashboard/title-ads', '/dashboard/title-results'],
  },
  { page: 'ads', label: shellText.ads, icon: Image, prefixes: ['/dashboard/ads', '/dashboard/ad-results'] },
]

/** The tabs, with the current one for a path. */
export function navItems(pathname: string): NavItem[] {
  return TABS.map(({ page, label, icon, prefixes }) => ({
    id: page,
    label,
    icon,
    to: pathTo(page),
    current: prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)),
  }))
}

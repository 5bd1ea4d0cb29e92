import { BookOpen, Image, type LucideIcon } from 'lucide-react'
import type { NavItem } from '#components/layout/NavTabs/navItem.ts'
import { shellText } from '#domain/messages/shell.ts'
import { pathTo, type PageName } from '../routing/paths.ts'

/** The tabs of the main layout (spec section 2) and the pages that count as inside each. */
const TABS: readonly { page: PageName; label: string; icon: LucideIcon; inside: readonly string[] }[] = [
  {
    page: 'titles',
    label: shellText.titles,
    icon: BookOpen,
    inside: ['/dashboard/titles', '/dashboard/title-ads', '/dashboard/title-results'],
  },
  { page: 'ads', label: shellText.ads, icon: Image, inside: ['/dashboard/ads', '/dashboard/ad-results'] },
]

/** The tabs as seen from an address. */
export function navItems(pathname: string): NavItem[] {
  return TABS.map(({ page, label, icon, inside }) => ({
    id: page,
    label,
    icon,
    to: pathTo(page),
    current: inside.some((start) => pathname === start || pathname.startsWith(`${start}/`)),
  }))
}

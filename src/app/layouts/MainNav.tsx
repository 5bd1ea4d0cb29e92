import { useLocation } from 'react-router-dom'
import { BottomTabs } from '#components/layout/BottomTabs/BottomTabs.tsx'
import { NavTabs, type NavItem } from '#components/layout/NavTabs/NavTabs.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { shellText } from '#domain/messages/shell.ts'
import { renderLink } from '../routing/region.tsx'
import { BookOpen, Image, type LucideIcon } from 'lucide-react'
import { pageAt, PAGES, pathTo, type Tab } from '#domain/pages.ts'

/** Tabs of the main layout (spec section 2): in the top bar, or at the bottom of small screens. */
export function MainNav({ place }: { place: 'bar' | 'bottom' }) {
  const { pathname } = useLocation()
  const small = useMediaQuery(SMALL_SCREEN)
  const tabs = { label: shellText.mainNavigation, items: navItems(pathname), renderLink }
  if (place === 'bar') return <NavTabs {...tabs} />
  return small && <BottomTabs {...tabs} />
}

/** The tabs of the main layout (spec section 2), in order. */
const ICONS: Readonly<Record<Tab, LucideIcon>> = { titles: BookOpen, ads: Image }

/** The tabs, with the current one for a path. */
function navItems(pathname: string): NavItem[] {
  const page = pageAt(pathname)
  return (Object.keys(ICONS) as Tab[]).map((tab) => ({
    id: tab,
    label: PAGES[tab].title,
    icon: ICONS[tab],
    to: pathTo(tab),
    current: page !== undefined && PAGES[page].tab === tab,
  }))
}

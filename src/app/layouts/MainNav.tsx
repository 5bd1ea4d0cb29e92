import { useLocation } from 'react-router-dom'
import { BottomTabs } from '#components/layout/BottomTabs/BottomTabs.tsx'
import { NavTabs } from '#components/layout/NavTabs/NavTabs.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { shellText } from '#domain/messages/shell.ts'
import { renderLink } from '../routing/renderLink.tsx'
import { navItems } from './navItems.ts'

/** Tabs of the main layout (spec section 2): in the top bar, or at the bottom of small screens. */
export function MainNav({ place }: { place: 'bar' | 'bottom' }) {
  const { pathname } = useLocation()
  const small = useMediaQuery(SMALL_SCREEN)
  const tabs = { label: shellText.mainNavigation, items: navItems(pathname), renderLink }
  if (place === 'bar') return <NavTabs {...tabs} />
  return small && <BottomTabs {...tabs} />
}

import type { LayoutName } from '../routes.ts'
import { BackToDashboard } from './BackToDashboard.tsx'
import { HelpButton } from './HelpButton.tsx'
import { MainNav } from './MainNav.tsx'
import { RegionSwitch } from './RegionSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'

interface SignedInProps {
  /** The part of the frame to draw. */
  part: 'nav' | 'end' | 'bottom'
  layout: LayoutName
}

/** What the frame of a page holds for the signed in (spec section 2, Layouts). */
export function SignedIn({ part, layout }: SignedInProps) {
  if (part === 'bottom') return <MainNav place="bottom" />
  if (part === 'nav') return layout === 'main' ? <MainNav place="bar" /> : layout === 'secondary' && <BackToDashboard />
  return (
    <>
      {layout === 'main' && <RegionSwitch />}
      {layout !== 'plain' && <HelpButton />}
      <UserMenu />
    </>
  )
}

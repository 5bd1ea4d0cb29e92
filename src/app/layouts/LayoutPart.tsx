import { OptionalBoundary } from '../errors/OptionalBoundary.tsx'
import { BackToDashboard } from './BackToDashboard.tsx'
import { HelpButton } from './HelpButton.tsx'
import type { LayoutName } from './LayoutName.ts'
import { MainNav } from './MainNav.tsx'
import { ConnectedMasqueradeBar } from './ConnectedMasqueradeBar.tsx'
import { Notices } from './Notices.tsx'
import { RegionSwitch } from './RegionSwitch.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { UserMenu } from './UserMenu.tsx'

export interface LayoutPartProps {
  /** Which part of the frame to render. */
  part: 'masquerade' | 'nav' | 'end' | 'bottom' | 'notices'
  layout: LayoutName
}

/** Parts of the frame that only signed-in users see (spec section 2, Layouts). */
export function LayoutPart({ part, layout }: LayoutPartProps) {
  switch (part) {
    case 'masquerade':
      return <ConnectedMasqueradeBar />
    case 'nav':
      return layout === 'main' ? <MainNav place="bar" /> : layout === 'secondary' && <BackToDashboard />
    case 'end':
      return (
        <>
          {layout === 'main' && <RegionSwitch />}
          {layout !== 'plain' && <HelpButton />}
          <UserMenu />
        </>
      )
    case 'bottom':
      return <MainNav place="bottom" />
    case 'notices':
      return (
        <>
          <OptionalBoundary>
            <Notices />
          </OptionalBoundary>
          {layout === 'main' && (
            <OptionalBoundary>
              <Shortcuts />
            </OptionalBoundary>
          )}
        </>
      )
  }
}

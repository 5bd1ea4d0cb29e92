import { OptionalBoundary } from '../errors/OptionalBoundary.tsx'
import { BackToDashboard } from './BackToDashboard.tsx'
import { ConnectedMasqueradeBar } from './ConnectedMasqueradeBar.tsx'
import { HelpButton } from './HelpButton.tsx'
import { HomeBar } from './HomeBar.tsx'
import { MainNav } from './MainNav.tsx'
import { Notices } from './Notices.tsx'
import { PrintHead } from './PrintHead.tsx'
import { RegionSwitch } from './RegionSwitch.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { UserMenu } from './UserMenu.tsx'
import type { LayoutName } from '#domain/pages.ts'

/** The frame of a layout when signed in: bars, notices and keyboard shortcuts (spec section 2, Layouts). */
export function SignedInFrame({ layout }: { layout: LayoutName }) {
  const isMain = layout === 'main'
  return (
    <>
      <PrintHead hasRegion={isMain} />
      <ConnectedMasqueradeBar />
      <HomeBar
        nav={isMain ? <MainNav place="bar" /> : layout === 'secondary' && <BackToDashboard />}
        end={
          <>
            {isMain && <RegionSwitch />}
            {layout !== 'public' && <HelpButton />}
            <UserMenu />
          </>
        }
      />
      {isMain && <MainNav place="bottom" />}
      <OptionalBoundary>
        <Notices />
      </OptionalBoundary>
      {layout !== 'public' && (
        <OptionalBoundary>
          <Shortcuts />
        </OptionalBoundary>
      )}
    </>
  )
}

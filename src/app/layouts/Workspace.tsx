import { useEffect, useState, type ReactNode } from 'react'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { forgetFiles } from '#components/lib/saveFile.ts'
import { TooltipGroup } from '#components/overlays/Tooltip/TooltipGroup.tsx'
import { DataScope } from '../data/DataScope.tsx'
import { useEnvironment } from '../config/environment.ts'
import { ErrorNotice } from '../errors/ErrorNotice.tsx'
import { OptionalBoundary } from '../errors/OptionalBoundary.tsx'
import { Arrival } from './Arrival.tsx'
import { HelpWidget } from './HelpWidget.tsx'
import { PeopleGate } from '../session/PeopleGate.tsx'
import { RegionMemory } from '../routing/region.tsx'
import { usePreloadPage } from '../routing/usePreloadPage.ts'
import { useSession } from '../session/SessionContext.tsx'

// The frame around these pages comes with them.
export { SignedIn } from './SignedIn.tsx'

/**
 * Around all pages behind the login: what belongs to one session in one account. Mounted with `key={useSessionKey()}`;
 * with another session or account nothing of the old one is left.
 */
export function Workspace({ children }: { children: ReactNode }) {
  const { helpWidgetSrc } = useEnvironment().config
  const session = useSession()
  const preloadPage = usePreloadPage()
  const [moved] = useState(() => {
    const state = session.getState()
    return state.status === 'signed-in' && state.landing === 'switch'
  })
  useEffect(() => {
    session.completeLanding()
    return forgetFiles
  }, [session])
  // The session ends on the login page, without a network too.
  useEffect(() => preloadPage('login'), [preloadPage])
  return (
    <DataScope>
      <Notifications>
        {moved && (
          <OptionalBoundary>
            <Arrival />
          </OptionalBoundary>
        )}
        <RegionMemory>
          <TooltipGroup>
            <PeopleGate>{children}</PeopleGate>
          </TooltipGroup>
        </RegionMemory>
        <OptionalBoundary>
          <ErrorNotice />
        </OptionalBoundary>
        {helpWidgetSrc !== null && (
          <OptionalBoundary>
            <HelpWidget src={helpWidgetSrc} />
          </OptionalBoundary>
        )}
      </Notifications>
    </DataScope>
  )
}

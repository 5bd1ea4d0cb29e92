import { useEffect, useState, type ReactNode } from 'react'
import { lazyPart, whenIdle } from '#components/lazyPart.tsx'
import { Notifications } from '#components/Notifications/Notifications.tsx'
import { DataScope } from './data/DataScope.tsx'
import { useEnvironment } from './environment.ts'
import { Spare } from './layouts/Spare.tsx'
import { PeopleGate } from './PeopleGate.tsx'
import { RegionMemory } from './region.tsx'
import { PAGES } from './routes.ts'
import { useSession } from './session/SessionContext.tsx'

const Arrival = lazyPart(() => import('./layouts/Arrival.tsx').then((module) => module.Arrival))
const ErrorNotice = lazyPart(() => import('./ErrorNotice.tsx').then((module) => module.ErrorNotice))
const HelpWidget = lazyPart(() => import('./layouts/HelpWidget.tsx').then((module) => module.HelpWidget))
// Wherever a session ends, it ends on the login page: without a network too.
whenIdle(PAGES.login.view.load)

/**
 * Around all pages behind the login: what belongs to one session in one account. Mounted with `key={useSessionKey()}`;
 * with another session or account nothing of the old one is left.
 */
export function Workspace({ children }: { children: ReactNode }) {
  const { helpWidgetSrc } = useEnvironment().config
  const session = useSession()
  const [moved] = useState(() => {
    const state = session.getState()
    return state.status === 'signed-in' && state.landing === 'switch'
  })
  useEffect(() => {
    session.landed()
    return () => void import('#components/saveFile.ts').then(({ forgetFiles }) => forgetFiles()).catch(() => undefined)
  }, [session])
  return (
    <DataScope>
      <Notifications>
        {moved && (
          <Spare>
            <Arrival />
          </Spare>
        )}
        <RegionMemory>
          <PeopleGate>{children}</PeopleGate>
        </RegionMemory>
        <Spare>
          <ErrorNotice />
        </Spare>
        {helpWidgetSrc !== null && (
          <Spare>
            <HelpWidget src={helpWidgetSrc} />
          </Spare>
        )}
      </Notifications>
    </DataScope>
  )
}

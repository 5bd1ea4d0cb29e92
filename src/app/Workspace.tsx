import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '#components/lazyPart.tsx'
import { Notifications } from '#components/Notifications/Notifications.tsx'
import { DataScope } from './data/DataScope.tsx'
import { useEnvironment } from './environment.ts'
import { Arrival } from './layouts/Arrival.tsx'
import { PeopleGate } from './PeopleGate.tsx'
import { RegionMemory } from './region.tsx'

const ErrorNotice = lazyPart(() => import('./ErrorNotice.tsx').then((module) => module.ErrorNotice))
const HelpWidget = lazyPart(() => import('./layouts/HelpWidget.tsx').then((module) => module.HelpWidget))

/**
 * Around all pages behind the login: what belongs to one session in one account. Mounted with `key={useSessionKey()}`;
 * with another session or account nothing of the old one is left.
 */
export function Workspace({ children }: { children: ReactNode }) {
  const { helpWidgetSrc } = useEnvironment().config
  return (
    <DataScope>
      <Notifications>
        <Arrival />
        <RegionMemory>
          <PeopleGate>{children}</PeopleGate>
        </RegionMemory>
        <Suspense>
          <ErrorNotice />
        </Suspense>
        <Suspense>{helpWidgetSrc !== null && <HelpWidget src={helpWidgetSrc} />}</Suspense>
      </Notifications>
    </DataScope>
  )
}

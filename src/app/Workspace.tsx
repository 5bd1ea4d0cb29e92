import type { ReactNode } from 'react'
import { Notifications } from '#components/Notifications/Notifications.tsx'
import { DataScope } from './data/DataScope.tsx'
import { PeopleGate } from './PeopleGate.tsx'

/**
 * Around all pages behind the login: what belongs to one session in one account. Mounted with `key={useSessionKey()}`;
 * with another session or account nothing of the old one is left.
 */
export function Workspace({ children }: { children: ReactNode }) {
  return (
    <DataScope>
      <Notifications>
        <PeopleGate>{children}</PeopleGate>
      </Notifications>
    </DataScope>
  )
}

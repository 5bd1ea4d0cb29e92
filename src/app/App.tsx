import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { RouterErrorScreen } from '#screens/RouterError/RouterErrorScreen.tsx'
import { Notifications } from '#components/Notifications/Notifications.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { DataScope } from './data/DataScope.tsx'
import { EnvironmentContext, type Environment } from './environment.ts'
import { SessionProvider, useSessionKey } from './session/SessionContext.tsx'

interface AppProps {
  environment: Environment
  /** Wraps the app in a router: the browser's in production, one in memory in stories. */
  router: (app: ReactNode) => ReactNode
}

/** The whole app, from the outermost boundary to the routes. */
export function App({ environment, router }: AppProps) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <RouterErrorScreen error={error} />}>
      <EnvironmentContext value={environment}>
        <SessionProvider>{router(<SessionScope />)}</SessionProvider>
      </EnvironmentContext>
    </ErrorBoundary>
  )
}

/** All that belongs to one session in one account: another session, another of everything. */
function SessionScope() {
  return (
    <DataScope key={useSessionKey()}>
      <Notifications>
        <AppRoutes />
      </Notifications>
    </DataScope>
  )
}

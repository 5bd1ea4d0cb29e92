import { useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { RouterErrorScreen } from '#screens/RouterError/RouterErrorScreen.tsx'
import { AppRoutes } from './routes/AppRoutes.tsx'
import { PreloadPageContext } from './hooks/usePreloadPage.ts'
import { EnvironmentContext, type Environment } from './config/environment.ts'
import { DraftsProvider } from '#session/DraftsContext.tsx'
import { ErrorReporterContext, type ErrorReporter } from './errors/errorReporter.ts'
import { goHome } from './errors/reloadPage.ts'
import { SessionProvider, useSession } from '#session/SessionContext.tsx'
import { useClient } from '#session/useClient.ts'
import { preloadPage } from './routes/pageCode.ts'

interface AppProps {
  environment: Environment
  reporter: ErrorReporter
  /** Wraps the app in a router: a BrowserRouter in production, a MemoryRouter in stories. */
  router: (app: ReactNode) => ReactNode
  /** Wraps the pages, within the session: the developer tools of the demo. @default none */
  wrap?: (pages: ReactNode) => ReactNode
}

/** The app, from the outermost error boundary to the routes. */
export function App({ environment, reporter, router, wrap = (pages) => pages }: AppProps) {
  const { config, now } = environment
  return (
    <ErrorBoundary
      onError={(error) => reporter.report(error)}
      fallbackRender={({ error }) => <RouterErrorScreen error={error} onGoHome={goHome} />}
    >
      <EnvironmentContext value={environment}>
        <ErrorReporterContext value={reporter}>
          <SessionProvider config={config} now={now} report={reporter.report}>
            <SessionReporter reporter={reporter} />
            {wrap(
              <DraftsProvider>
                <PreloadPageContext value={preloadPage}>{router(<AppRoutes />)}</PreloadPageContext>
              </DraftsProvider>,
            )}
          </SessionProvider>
        </ErrorReporterContext>
      </EnvironmentContext>
    </ErrorBoundary>
  )
}

/** Makes the error reporter use the session instead of the cookies. Renders nothing. */
function SessionReporter({ reporter: { setContext } }: { reporter: ErrorReporter }) {
  const { token } = useSession()
  const client = useClient()
  useEffect(() => setContext({ token, client }), [setContext, token, client])
  return null
}

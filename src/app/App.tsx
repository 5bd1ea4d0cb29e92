import { useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { RouterErrorScreen } from '#screens/RouterError/RouterErrorScreen.tsx'
import { AppRoutes } from './routing/AppRoutes.tsx'
import { PreloadPageContext } from './routing/usePreloadPage.ts'
import { EnvironmentContext, type Environment } from './config/environment.ts'
import { DraftsProvider } from './drafts/DraftsContext.tsx'
import { reportCrash } from './errors/errorReporter.ts'
import { goHome } from './errors/goHome.ts'
import { SessionReporter } from './errors/SessionReporter.tsx'
import { settleOldViews } from './results/oldViews.ts'
import { SessionProvider } from '#session/SessionContext.tsx'
import { preloadPage } from './routing/pageCode.ts'

interface AppProps {
  environment: Environment
  /** Wraps the app in a router: a BrowserRouter in production, a MemoryRouter in stories. */
  router: (app: ReactNode) => ReactNode
  /** Wraps the pages, within the session: the developer tools of the demo. @default none */
  wrap?: (pages: ReactNode) => ReactNode
}

/** The app, from the outermost error boundary to the routes. */
export function App({ environment, router, wrap = (pages) => pages }: AppProps) {
  // Before a sign-in changes whom the stored account names.
  useState(() => settleOldViews(environment.now()))
  return (
    <ErrorBoundary
      onError={reportCrash}
      fallbackRender={({ error }) => <RouterErrorScreen error={error} onGoHome={goHome} />}
    >
      <EnvironmentContext value={environment}>
        <SessionProvider>
          <SessionReporter />
          {wrap(
            <DraftsProvider>
              <PreloadPageContext value={preloadPage}>{router(<AppRoutes />)}</PreloadPageContext>
            </DraftsProvider>,
          )}
        </SessionProvider>
      </EnvironmentContext>
    </ErrorBoundary>
  )
}

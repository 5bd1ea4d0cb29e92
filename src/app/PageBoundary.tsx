import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { GlobalErrorScreen } from '#screens/GlobalError/GlobalErrorScreen.tsx'
import { NewVersionScreen } from '#screens/NewVersion/NewVersionScreen.tsx'
import { isMissingChunk, reloadOnce } from './missingChunk.ts'
import { useEnvironment, type AppConfig } from './environment.ts'
import { useSession } from './session/SessionContext.tsx'
import type { Session } from './session/sessionStore.ts'

const goHome = () => window.location.assign(import.meta.env.BASE_URL)
const reload = () => window.location.reload()

/** Catches a crash of the page inside it (spec section 8: global error screen); the frame around it stays. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const session = useSession()
  const { config } = useEnvironment()
  return (
    <ErrorBoundary
      onError={(error) => {
        if (isMissingChunk(error)) reloadOnce()
        else void report(session, config, error)
      }}
      fallbackRender={({ error }) =>
        isMissingChunk(error) ? <NewVersionScreen onReload={reload} /> : <GlobalErrorScreen message={error instanceof Error ? error.message : String(error)} onGoHome={goHome} />
      }
    >
      {children}
    </ErrorBoundary>
  )
}

/** What reports is fetched only now; where even that fails, React has told the console already. */
async function report(session: Session, config: AppConfig, error: unknown) {
  try {
    const [{ reportError }, { clientOf }] = await Promise.all([import('./errorReport.ts'), import('./session/useClient.ts')])
    reportError(clientOf(session, config), error)
  } catch {
    // Nothing is left to report with.
  }
}

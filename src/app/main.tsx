// Imported first, so that errors in the modules below are reported.
import './errors/errorReporter.ts'
import '#components/theme/fonts.css'
import '#components/theme/tokens.css'
import '#components/theme/base.css'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { configFromEnv, RETRY_DELAYS_S, type Environment } from './config/environment.ts'
import { preloadFirstPage } from './routing/preloadFirstPage.ts'

const environment: Environment = {
  config: configFromEnv(import.meta.env),
  now: () => new Date(),
  retryDelaysS: RETRY_DELAYS_S,
}

async function start() {
  preloadFirstPage()
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const root = createRoot(container)
  let wrap = (pages: ReactNode) => pages
  if (__DEMO__) {
    // eslint-disable-next-line import-x/no-restricted-paths -- the only import of the mocks; not in production builds
    const { startDemo } = await import('#mocks/browser.ts')
    const controls = await startDemo()
    const { DeveloperTools } = await import('./developer/DeveloperTools.tsx')
    const { NoMockApi } = await import('./developer/NoMockApi.tsx')
    if (controls === null) {
      root.render(<NoMockApi />)
      return
    }
    wrap = (pages) => <DeveloperTools controls={controls}>{pages}</DeveloperTools>
  }
  root.render(
    <StrictMode>
      <App
        environment={environment}
        wrap={wrap}
        router={(app) => <BrowserRouter basename={import.meta.env.BASE_URL}>{app}</BrowserRouter>}
      />
    </StrictMode>,
  )
}

void start()

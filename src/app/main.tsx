import '#components/theme/fonts.css'
import '#components/theme/tokens.css'
import '#components/theme/base.css'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { RETRY_DELAYS_S } from '#api/withRetries.ts'
import { App } from './App.tsx'
import { configFromEnv, type Environment } from './config/environment.ts'
import { createErrorReporter } from './errors/errorReporter.ts'
import { preloadFirstPage } from './routes/pageCode.ts'

const config = configFromEnv(import.meta.env)
const environment: Environment = { config, now: () => new Date(), retryDelaysS: RETRY_DELAYS_S }
const reporter = createErrorReporter(config)
reporter.listen()

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
    const { NoMockApi } = await import('#screens/DeveloperPanel/NoMockApi.tsx')
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
        reporter={reporter}
        wrap={wrap}
        router={(app) => <BrowserRouter basename={import.meta.env.BASE_URL}>{app}</BrowserRouter>}
      />
    </StrictMode>,
  )
}

void start()

import { expect, test as base, type BrowserContext, type Cookie, type Page } from '@playwright/test'

const DEMO = { email: 'demo@harbourvale.example', password: 'demo' }

/** URL of the mock API, which also handles control requests (mocks/control.ts). */
export const API = process.env.API_URL ?? 'http://127.0.0.1:4000'

/** A page of each kind behind the login, with data. */
export const SIGNED_IN_PAGES = [
  '/dashboard/titles',
  '/dashboard/titles/101',
  '/dashboard/title-ads/101',
  '/dashboard/ads',
  '/dashboard/ads/10101',
  '/dashboard/ad-results',
  '/dashboard/title-results',
  '/dashboard/account',
  '/dashboard/users',
]

/** Retries a request whose keep-alive connection was closed by the server. */
export const RETRY_OPTIONS = { maxRetries: 3 }

/** Scripts of pages that need a session, and of the popups in them. */
export const SESSION_SCRIPTS =
  /\/assets\/(Workspace|floating-ui\.react|Titles?\w*Page|Ads?\w*Page|AccountPage|UsersPage)-/

/** Cookies of the last sign-in, so that not every test has to fill in the login form. */
let sessionCookies: Cookie[] = []

interface Fixtures {
  /** The titles page with its titles, signed in as DEMO. */
  signedIn: Page
  /**
   * Makes an endpoint fail until the end of the test. Takes the ids of the endpoint and of a fault (mocks/faults.ts),
   * how many times it fails, and how many calls pass before.
   */
  fault: (endpoint: string, fault: string, times?: number, after?: number) => Promise<void>
  /** A retry begins with the mock API as it was before the first try. */
  resetBeforeRetry: undefined
}

export const test = base.extend<Fixtures>({
  signedIn: async ({ page }, use) => {
    await keepSession(page)
    await page.goto('/dashboard/titles')
    // The titles, too: a request under way would take a fault that the test sets for the next page.
    await expect(page.getByRole('link', { name: 'Dracula' }).first()).toBeVisible()
    sessionCookies = await page.context().cookies()
    await use(page)
  },
  fault: async ({ request }, use) => {
    await use(async (endpoint, fault, times, after) => {
      const response = await request.post(`${API}/__mock/fault`, {
        ...RETRY_OPTIONS,
        data: { endpoint, fault, ...(times !== undefined && { times }), ...(after !== undefined && { after }) },
      })
      expect(response.ok()).toBe(true)
    })
    await request.delete(`${API}/__mock/fault`, RETRY_OPTIONS)
  },
  resetBeforeRetry: [
    async ({ request }, use, { retry }) => {
      if (retry > 0) await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }

/** Paths of the scripts that these modules consist of with the app's entry, by Vite's manifest. */
export async function scriptsOf(page: Page, ...modules: string[]): Promise<Set<string>> {
  const response = await page.request.get('/.vite/manifest.json', RETRY_OPTIONS)
  const manifest = (await response.json()) as Record<string, { file: string; imports?: string[] }>
  const scripts = new Set<string>()
  const add = (key: string) => {
    const { file = key, imports = [] } = manifest[key] ?? {}
    if (scripts.has(`/${file}`)) return
    scripts.add(`/${file}`)
    imports.forEach(add)
  }
  for (const key of ['index.html', ...modules]) add(key)
  return scripts
}

/** Collects the paths of the app's scripts that a page requests from now on. */
export function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname)
  })
  return scripts
}

/** The app's own cookies. To see whether cookies are stored it sets another for a moment, so wait where there are none. */
export async function readSessionCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name.startsWith('_ntgAuth'))
}

export async function signIn(page: Page, { email, password } = DEMO): Promise<void> {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Gives a page that shows nothing yet the session of earlier tests, or signs in. */
export async function keepSession(page: Page): Promise<void> {
  await page.context().addCookies(sessionCookies)
  if (sessionCookies.length > 0) return
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
  sessionCookies = await page.context().cookies()
}

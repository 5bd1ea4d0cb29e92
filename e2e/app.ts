import { expect, test as base, type Cookie, type Page } from '@playwright/test'

export const DEMO = { email: 'demo@harbourvale.example', password: 'demo' }

/** Where the mock API listens; its control paths inject faults (mocks/server.ts). */
const API = process.env.API_URL ?? 'http://127.0.0.1:4000'

/** A connection kept alive may just have been closed at the other end: the request is sent again. */
export const RESEND = { maxRetries: 3 }

/** Scripts that only pages behind the login begin with; what several pages share is named 'shared~…'. */
export const BEHIND_LOGIN = /\/assets\/(Workspace|Titles?\w*Page|Ads?\w*Page|AccountPage|UsersPage)-/

/** The cookies of the last sign-in, so that the form is filled in once and not by every test; some tests are about nothing else. */
let signedInBy: Cookie[] = []

interface Fixtures {
  /** The titles, signed in as DEMO. */
  signedIn: Page
  /** Lets an endpoint fail, by its id and a fault of mocks/faults.ts, after the first calls where these are told; undone after the test. */
  fault: (endpoint: string, fault: string, times?: number, first?: number) => Promise<void>
}

export const test = base.extend<Fixtures>({
  signedIn: async ({ page }, use) => {
    await page.context().addCookies(signedInBy)
    await page.goto(signedInBy.length > 0 ? '/dashboard/titles' : '/login')
    if (signedInBy.length === 0) await signIn(page)
    await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
    signedInBy = await page.context().cookies()
    await use(page)
  },
  fault: async ({ request }, use) => {
    await use(async (endpoint, fault, times, first) => {
      const answer = await request.post(`${API}/__mock/fault`, {
        ...RESEND,
        data: { endpoint, fault, ...(times !== undefined && { times }), ...(first !== undefined && { first }) },
      })
      expect(answer.ok()).toBe(true)
    })
    await request.delete(`${API}/__mock/fault`, RESEND)
  },
})

export { expect }

export async function signIn(page: Page, { email, password } = DEMO): Promise<void> {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The names in the table's first column, top down, as far as they are drawn. */
export const firstTitle = (page: Page) => page.getByRole('row').nth(1)

import type { Page } from '@playwright/test'
import type { EndpointId } from '#api/testing/allEndpoints.ts'
import { expect, signIn } from '../app.ts'

/** A call that is made by a press. */
export interface ChaosPress {
  name: string
  endpoint: EndpointId
  path: string
  /** Who is signed in. */
  as: 'nobody' | 'customer' | 'staff'
  /** Fills in what is asked for. */
  fill: (page: Page) => Promise<void>
  /** Presses, the first time or again. */
  press: (page: Page) => Promise<void>
  /** Checks that what was filled in is still there. */
  expectInput: (page: Page) => Promise<void>
  /** Whether it has succeeded, or can never succeed and says what to do instead. */
  hasEnded: (page: Page) => Promise<boolean>
}

const DEMO = 'demo@harbourvale.example'
const isAt = (page: Page, path: RegExp) => Promise.resolve(path.test(new URL(page.url()).pathname))
const dialogOf = (page: Page) => page.getByRole('dialog')

export const CHAOS_PRESSES: readonly ChaosPress[] = [
  {
    name: 'login',
    endpoint: 'loginAccessToken',
    path: '/login',
    as: 'nobody',
    fill: async (page) => {
      await page.getByLabel('Email Address').fill(DEMO)
      await page.getByLabel('Password', { exact: true }).fill('demo')
    },
    press: (page) => page.getByRole('button', { name: 'Sign in' }).click(),
    expectInput: async (page) => {
      await expect(page.getByLabel('Email Address')).toHaveValue(DEMO)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('demo')
    },
    hasEnded: (page) => isAt(page, /^\/dashboard/),
  },
  {
    name: 'forgotten password',
    endpoint: 'forgotPassword',
    path: '/forgotpassword',
    as: 'nobody',
    fill: (page) => page.getByLabel('Email Address').fill(DEMO),
    press: (page) => page.getByRole('button', { name: 'Send link' }).click(),
    expectInput: (page) => expect(page.getByLabel('Email Address')).toHaveValue(DEMO),
    hasEnded: (page) => page.getByText('If that address is registered, we’ve sent a link.').isVisible(),
  },
  {
    name: 'new password',
    endpoint: 'resetPassword',
    path: '/resetpassword?token=lamplight',
    as: 'nobody',
    fill: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('correct horse')
      await page.getByLabel('Confirm new password').fill('correct horse')
    },
    press: (page) => page.getByRole('button', { name: 'Set password' }).click(),
    expectInput: (page) => expect(page.getByLabel('New password', { exact: true })).toHaveValue('correct horse'),
    // The link is used up or unknown: the page says so and offers another one.
    hasEnded: (page) => isAt(page, /^\/(login|dashboard\/brokenlink)$/),
  },
  {
    name: 'rating',
    endpoint: 'rateElad',
    path: '/dashboard/ads/10101',
    as: 'customer',
    fill: (page) => page.getByLabel('Comment').fill(`More moon ${Date.now()}`),
    press: async (page) => {
      // A failed rating is undone: its message has a button of its own.
      const again = page.getByRole('region', { name: 'Rating' }).getByRole('button', { name: 'Try again' })
      const save = page.getByRole('button', { name: 'Save rating' })
      await ((await again.isVisible()) ? again : save).click()
    },
    expectInput: (page) => expect(page.getByLabel('Comment')).toHaveValue(/^More moon/),
    hasEnded: (page) => page.getByText('Rating saved').first().isVisible(),
  },
  {
    name: 'download',
    endpoint: 'downloadElad',
    path: '/dashboard/ads/10101',
    as: 'customer',
    fill: async (page) => {
      await page.evaluate(() => {
        const saved = window as Window & { savedFiles?: number }
        HTMLAnchorElement.prototype.click = function () {
          if (this.download !== '') saved.savedFiles = (saved.savedFiles ?? 0) + 1
        }
      })
    },
    press: (page) => page.getByRole('button', { name: 'Download', exact: true }).click(),
    expectInput: () => Promise.resolve(),
    hasEnded: (page) => page.evaluate(() => ((window as Window & { savedFiles?: number }).savedFiles ?? 0) > 0),
  },
  {
    name: 'upload',
    endpoint: 'uploadCard',
    path: '/dashboard/titles/101',
    as: 'customer',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Send artwork' }).click()
      const file = { name: 'jacket.png', mimeType: 'image/png', buffer: Buffer.alloc(3000, 1) }
      await dialogOf(page).locator('input[type=file]').setInputFiles(file)
      await dialogOf(page).getByLabel('Message').fill('For the autumn')
    },
    press: (page) =>
      dialogOf(page)
        .getByRole('button', { name: /^(Send|Try again: ?) ?1 file$/ })
        .click(),
    expectInput: async (page) => {
      await expect(dialogOf(page).getByText('jacket.png').first()).toBeVisible()
      await expect(dialogOf(page).getByLabel('Message')).toHaveValue('For the autumn')
    },
    hasEnded: (page) => page.getByText('1 file sent').first().isVisible(),
  },
  {
    name: 'switch',
    endpoint: 'switchAccount',
    path: '/dashboard/account',
    as: 'customer',
    fill: (page) => page.getByRole('searchbox', { name: 'Search accounts' }).fill('quill'),
    press: (page) => page.getByRole('button', { name: 'Switch to Quill & Anchor Press', exact: true }).click(),
    expectInput: (page) => expect(page.getByRole('searchbox', { name: 'Search accounts' })).toHaveValue('quill'),
    hasEnded: (page) => isAt(page, /^\/dashboard\/titles$/),
  },
  {
    name: 'masquerade',
    endpoint: 'masquerade',
    path: '/dashboard/account',
    as: 'staff',
    fill: async (page) => {
      await page.getByRole('button', { name: /^Account Choose/ }).click()
      await page.getByRole('combobox').fill('GW40')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Start' }).click()
    },
    press: (page) => dialogOf(page).getByRole('button', { name: 'Start masquerading' }).click(),
    expectInput: (page) => expect(dialogOf(page)).toContainText('Greywether & Sons'),
    hasEnded: (page) => isAt(page, /^\/dashboard\/titles$/),
  },
]

/** Signs in as staff, in a page that shows nothing yet. */
export async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/dashboard/account')
  await signIn(page, { email: 'staff@lightshelf.example', password: 'demo' })
  await expect(page.getByRole('heading', { name: 'Masquerade' })).toBeVisible()
}

import { defineConfig, devices } from '@playwright/test'
import { browserArgs } from './scripts/browser.mjs'
import { MAX_FAILURES, RETRIES } from './scripts/retries.mjs'

const executablePath = process.env.CHROMIUM_PATH
const storybook = process.env.STORYBOOK_URL

/**
 * For scripts/test-e2e.mjs, which tests the app, and scripts/test-stories.mjs, which tests Storybook. Each builds and serves
 * what it tests and passes the URL.
 */
export default defineConfig({
  testDir: storybook === undefined ? 'e2e' : 'e2e/storybook',
  testIgnore: storybook === undefined ? 'storybook/**' : [],
  outputDir: 'test-results',
  // The app's one at a time: an injected fault applies to everyone who calls the mock API. Storybook has one in each page.
  workers: storybook === undefined ? 1 : 2,
  fullyParallel: storybook !== undefined,
  forbidOnly: Boolean(process.env.CI),
  retries: RETRIES,
  maxFailures: MAX_FAILURES,
  // Generous: two busy cores are slow.
  timeout: storybook === undefined ? 120_000 : 240_000,
  expect: { timeout: storybook === undefined ? 30_000 : 90_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: storybook ?? process.env.APP_URL ?? 'http://127.0.0.1:4173',
    launchOptions: { args: browserArgs, ...(executablePath !== undefined && { executablePath }) },
    // Traces would take a third of the time; `npm run test:e2e -- <spec> --trace on` records one.
    screenshot: 'only-on-failure',
  },
})

import { defineConfig, devices } from '@playwright/test'
import { browserArgs } from './scripts/browser.mjs'

const executablePath = process.env.CHROMIUM_PATH
const storybook = process.env.STORYBOOK_URL

/**
 * Run by scripts/test-e2e.mjs for the app, and by scripts/test-stories.mjs for Storybook's frame: each builds and serves what
 * it tests and says where. Only what is served is tested.
 */
export default defineConfig({
  testDir: storybook === undefined ? 'e2e' : 'e2e/storybook',
  testIgnore: storybook === undefined ? 'storybook/**' : [],
  outputDir: 'test-results',
  // One after the other: a fault given to the mock API holds for everyone who asks it.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Generous, because a busy machine of two cores is slow and no test here is about time.
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: storybook ?? process.env.APP_URL ?? 'http://127.0.0.1:4173',
    launchOptions: { args: browserArgs, ...(executablePath !== undefined && { executablePath }) },
    // A trace of every test would be a third of the work; `npm run test:e2e -- <spec> --trace on` makes one of what failed.
    screenshot: 'only-on-failure',
  },
})

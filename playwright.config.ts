import { defineConfig, devices } from '@playwright/test'
import { browserArgs } from './scripts/browser.mjs'

const executablePath = process.env.CHROMIUM_PATH

/** Run by scripts/test-e2e.mjs, which builds and serves what it tests. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.APP_URL ?? 'http://127.0.0.1:4173',
    launchOptions: { args: browserArgs, ...(executablePath !== undefined && { executablePath }) },
    trace: 'retain-on-failure',
  },
})

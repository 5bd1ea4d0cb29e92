import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

/* End to end: the built app against the mock API over real HTTP. */
ensureInstalled()
const { withApp } = await import('./withApp.mjs')
const executable = await ensureBrowser()
process.exitCode = (await withApp((app, api) => run('@playwright/test/cli.js', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: executable, APP_URL: app, API_URL: api }))) ?? 1

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, root } from './install.mjs'
import { run } from './run.mjs'

/*
 * Every page with every fault of every endpoint that it calls, and every call that is made by a press. `--shard i/n` runs
 * a part; `--resume` leaves out what held in the last run. Other arguments go to Playwright.
 */
ensureInstalled()
const { withApp } = await import('./withApp.mjs')
const CHROMIUM_PATH = await ensureBrowser()

const args = process.argv.slice(2).filter((arg) => arg !== '--resume')
const shard = args[args.indexOf('--shard') + 1]?.replace('/', '-of-')
const part = args.includes('--shard') ? `-${shard}` : ''
const CHAOS_DONE = join(root, `test-results/chaos${part}.txt`)
const report = join(root, `test-results/chaos${part}.json`)
if (!process.argv.includes('--resume')) rmSync(CHAOS_DONE, { force: true })

const code = await withApp(`dist-chaos${part}`, (app, api) =>
  run(
    '@playwright/test/cli.js',
    ['test', 'e2e/chaos', '--fully-parallel', '--workers=2', `--output=test-results/chaos${part}`, ...args],
    {
      CHROMIUM_PATH,
      APP_URL: app,
      API_URL: api,
      CHAOS: 'all',
      CHAOS_DONE,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  ),
)
if (existsSync(report)) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats
  const held = expected + flaky + skipped
  console.log(
    `\n${held + unexpected} combinations, ${held} held, ${flaky} of them on a later try, ${unexpected} failed`,
  )
}
process.exitCode = code ?? 1

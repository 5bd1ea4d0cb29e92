import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { run, runBeside } from './run.mjs'

/*
 * End-to-end tests: the built app against the mock API over HTTP. All specs run in two parallel halves, each with its
 * own app and API, because an injected fault applies to everyone who calls that API; with `--journeys` only those tagged
 * `@journey`. Specs named on the command line run alone.
 */
ensureInstalled()
const { withApp } = await import('./withApp.mjs')
const CHROMIUM_PATH = await ensureBrowser()
const args = process.argv.slice(2)
const journeys = args[0] === '--journeys' ? ['--grep', '@journey'] : []
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/** Resolves with the exit code. */
const playwright = (folder, start, args, env = {}) =>
  withApp(folder, (app, api, refreshing) =>
    start('@playwright/test/cli.js', ['test', ...args], {
      CHROMIUM_PATH,
      APP_URL: app,
      API_URL: api,
      REFRESHING_APP_URL: refreshing,
      ...env,
    }),
  )

/** Runs one half; its report is in a separate file, numbered. */
const half = (number, start) =>
  playwright(`dist-e2e-${number}`, start, [`--shard=${number}/2`, '--output', `test-results/${number}`, ...journeys], {
    // The first half has the longest specs.
    PWTEST_SHARD_WEIGHTS: '45:55',
    ...(report !== undefined && { PLAYWRIGHT_JSON_OUTPUT_FILE: `${report}.${number}` }),
  })

if (args.length > 0 && journeys.length === 0) process.exitCode = (await playwright('dist-e2e', run, args)) ?? 1
else {
  let beside
  const codes = await Promise.all([
    half(1, run),
    half(2, (...program) => {
      beside = runBeside(...program)
      return beside.ended
    }),
  ])
  beside?.show()
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1
}

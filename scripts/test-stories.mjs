import { existsSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, root } from './install.mjs'
import { run } from './run.mjs'

/*
 * Runs every story in Chromium, then the tests of Storybook itself (e2e/storybook), on one build. Stories or tags named
 * on the command line run alone.
 */
ensureInstalled()
const { serve } = await import('./serve.mjs')
const CHROMIUM_PATH = await ensureBrowser()

// Reuses the build of npm test.
if (process.env.STORYBOOK_BUILT !== '1' || !existsSync(`${root}storybook-static/index.json`)) {
  const built = await run('storybook/dist/bin/dispatcher.js', ['build', '--output-dir', 'storybook-static', '--quiet'])
  if (built !== 0) process.exit(built)
}

const given = process.argv.slice(2)
/** True unless the command line names stories; the report's file is no story. */
const runsAll = given.every((arg, at) => arg.startsWith('-') || given[at - 1] === '--outputFile')

const server = await serve('storybook-static')
const codes = [
  await run('@storybook/test-runner/dist/test-storybook.js', ['--url', server.url, '--maxWorkers', '2', ...given], {
    CHROMIUM_PATH,
  }),
]
if (runsAll)
  codes.push(
    await run('@playwright/test/cli.js', ['test', '--output', 'test-results/storybook'], {
      CHROMIUM_PATH,
      STORYBOOK_URL: server.url,
    }),
  )
await server.close()
process.exit(codes.find((code) => code !== 0) ?? 0)

import { existsSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, root } from './install.mjs'
import { run } from './run.mjs'

/*
 * Every story in Chromium, then Storybook's frame around them (e2e/storybook), against one build. What the command line names,
 * a story or a tag, runs by itself.
 */
ensureInstalled()
const { serve } = await import('./serve.mjs')
const CHROMIUM_PATH = await ensureBrowser()

// A build that npm test has just made is used again.
if (process.env.STORYBOOK_BUILT !== '1' || !existsSync(`${root}storybook-static/index.json`)) {
  const built = await run('storybook/dist/bin/dispatcher.js', ['build', '--output-dir', 'storybook-static', '--quiet'])
  if (built !== 0) process.exit(built)
}

const given = process.argv.slice(2)
/** Where the report goes is no part of what is asked for. */
const whole = given.every((arg, at) => arg.startsWith('-') || given[at - 1] === '--outputFile')

const server = await serve('storybook-static')
const codes = [
  await run('@storybook/test-runner/dist/test-storybook.js', ['--url', server.url, '--maxWorkers', '2', ...given], {
    CHROMIUM_PATH,
  }),
]
if (whole)
  codes.push(
    await run('@playwright/test/cli.js', ['test', '--output', 'test-results/storybook'], {
      CHROMIUM_PATH,
      STORYBOOK_URL: server.url,
    }),
  )
await server.close()
process.exit(codes.find((code) => code !== 0) ?? 0)

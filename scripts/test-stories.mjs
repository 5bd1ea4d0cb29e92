import { existsSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, root } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const { serve } = await import('./serve.mjs')
const executable = await ensureBrowser()

// A build that npm test has just made is used again.
if (process.env.STORYBOOK_BUILT !== '1' || !existsSync(`${root}storybook-static/index.json`)) {
  const built = await run('storybook/dist/bin/dispatcher.js', ['build', '--output-dir', 'storybook-static', '--quiet'])
  if (built !== 0) process.exit(built)
}

const server = await serve('storybook-static')
const args = ['--url', server.url, '--maxWorkers', '2', ...process.argv.slice(2)]
const code = await run('@storybook/test-runner/dist/test-storybook.js', args, { CHROMIUM_PATH: executable })
await server.close()
process.exit(code)

import { parseArgs } from 'node:util'
import { benchChart } from '../bench/driver/benchChart.mjs'
import { benchInp } from '../bench/driver/benchInp.mjs'
import { benchLoading } from '../bench/driver/benchLoading.mjs'
import { benchReport } from '../bench/driver/benchReport.mjs'
import { benchTable } from '../bench/driver/benchTable.mjs'
import { browserArgs, ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

/*
 * `npm run bench`: compares our table and chart with hand-written pages (their floors), and our report engine with
 * d3-array
 * and a plain loop, on the same work in the same run. Times differ from machine to machine; ratios do not.
 * Finally measures the app: long tasks while it reads the largest reports, and how fast it responds to a click.
 *   npm run bench -- table                one of table, chart, report, loading, inp
 *   npm run bench -- --quick              three runs instead of nine
 *   npm run bench -- inp --against main   alternates with the build of another commit
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, against: { type: 'string' } },
})
ensureInstalled()
const built = await run('vite/bin/vite.js', ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn'])
if (built !== 0) process.exit(built)

const { chromium } = await import('playwright')
const { serve } = await import('./serve.mjs')
const { withApp } = await import('./withApp.mjs')
const { withBuildOf } = await import('./withBuildOf.mjs')
const executablePath = await ensureBrowser()
const pages = await serve('dist-bench')
/** `unthrottled`: without a frame rate limit, which would round times up to 1/60 s. */
const launch = ({ unthrottled = false } = {}) =>
  chromium.launch({
    executablePath,
    args: [
      ...browserArgs,
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      ...(unthrottled ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : []),
    ],
  })
const runs = options.quick ? 3 : 9
const [only] = positionals
const benches = {
  table: () => benchTable({ url: pages.url, launch, runs }),
  chart: () => benchChart({ url: pages.url, launch, runs }),
  report: () => benchReport({ url: pages.url, launch, runs }),
  loading: () => withApp('dist-e2e', (app) => benchLoading({ app, launch })),
  inp: () => withApp('dist-e2e', inp),
}

/** This build alone, or compared with another commit's. */
function inp(app, api) {
  const { against } = options
  if (against === undefined) return benchInp({ apps: { 'this build': app }, launch, runs })
  return withBuildOf(against, api, (other) => benchInp({ apps: { 'this build': app, [against]: other }, launch, runs }))
}

try {
  for (const [name, bench] of Object.entries(benches)) {
    if ((only === undefined || only === name) && !(await bench())) process.exitCode = 1
  }
} finally {
  await pages.close()
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'

/*
 * `npm test`, and with `--all` `npm run test:all`: every story and end-to-end test, not only those that `--journeys`
 * chooses. Every part runs even after a failure, so that one run reports everything. Lint runs beside the parts before it,
 * which leave a core idle now and then. The last lines are the flaky tests, which failed and passed when tried
 * again (where `CI` is set), the failed ones and the total: `N passed, N failed`.
 */
const isAll = process.argv.includes('--all')
if (isAll) process.env.TEST_ALL = '1'
ensureInstalled()
const { ensureBrowser } = await import('./browser.mjs')
const { run, runBeside, runNode } = await import('./run.mjs')
const { readJestReport, readPlaywrightReport, sumReports } = await import('./testReports.mjs')

const results = mkdtempSync(join(tmpdir(), 'lightshelf-test-'))
const jestReport = join(results, 'stories.json')
const vitestReport = join(results, 'unit.json')
const frameReport = join(results, 'frame.json')
const playwrightReport = join(results, 'e2e.json')
const journeys = isAll ? [] : ['--journeys']
const node = (script, args, env) => runNode(`scripts/${script}`, args, env)

const lint = [
  runBeside('eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  runBeside('tsx/dist/cli.mjs', ['scripts/checkCircles.ts']),
  runBeside('knip/bin/knip.js', []),
  runBeside('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
]
const parts = [
  { name: 'Type check', go: () => run('@typescript/native-preview/bin/tsgo', ['--noEmit']) },
  {
    name: 'App build without mocks or inline scripts',
    go: async () => (await run('vite/bin/vite.js', ['build', '--logLevel', 'warn'])) || node('check-build.mjs'),
  },
  { name: 'Sizes', go: () => node('size.mjs', [], { BUILT: '1' }) },
  {
    name: 'Storybook build',
    go: () => run('storybook/dist/bin/dispatcher.js', ['build', '--output-dir', 'storybook-static', '--quiet']),
  },
  { name: 'Every screen has its stories', go: () => run('tsx/dist/cli.mjs', ['scripts/checkStories.ts']) },
  {
    name: 'Unit tests',
    go: () =>
      run('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
    read: () => readJestReport(vitestReport),
  },
  { name: 'Lint', go: () => endOfAll(lint) },
  {
    name: 'Stories',
    go: () =>
      node('test-stories.mjs', [...journeys, '--json', '--outputFile', jestReport], {
        STORYBOOK_BUILT: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: frameReport,
      }),
    read: () => sumReports([readJestReport(jestReport), readPlaywrightReport(frameReport)]),
  },
  {
    name: 'End to end',
    go: () => node('test-e2e.mjs', journeys, { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }),
    read: () => sumReports([1, 2].map((half) => readPlaywrightReport(`${playwrightReport}.${half}`))),
  },
]

let passed = 0
let failed = 0
const failures = []
const flaky = []
try {
  process.env.CHROMIUM_PATH = await ensureBrowser()
} catch (error) {
  console.error(error.message)
}
for (const { name, go, read } of parts) {
  const started = Date.now()
  console.log(`\n▶ ${name}`)
  const code = await go()
  const counted = reportOf(read, code)
  passed += counted.passed
  failed += counted.failed
  failures.push(...counted.failures)
  flaky.push(...counted.flaky)
  if (code !== 0 && counted.failures.length === 0) failures.push(`✘ ${name}`)
  console.log(
    `${code === 0 ? '✔' : '✘'} ${name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  )
}
rmSync(results, { recursive: true, force: true })
if (flaky.length > 0) console.log(`\n${flaky.length} flaky, passed when tried again:\n${flaky.join('\n')}`)
if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Prints the output of each program in turn. Resolves with the first exit code that is not 0. */
async function endOfAll(programs) {
  const codes = []
  for (const { ended, show } of programs) codes.push(await ended.finally(show))
  return codes.find((code) => code !== 0) ?? 0
}

/**
 * Counts at least one failure for a part that failed, whatever its report says, and one test for a part without a
 * report.
 */
function reportOf(read, code) {
  let report = { passed: code === 0 ? 1 : 0, failed: 0, failures: [], flaky: [] }
  try {
    if (read) report = read()
  } catch {
    report = { passed: 0, failed: 1, failures: [], flaky: [] }
  }
  return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report
}

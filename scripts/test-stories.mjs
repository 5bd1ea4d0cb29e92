import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'

/*
 * `npm run test:stories -- [paths] [options]`: runs stories in Chromium, all of them and then the tests of Storybook itself
 * (e2e/storybook), or those whose file's path matches. `--journeys` runs what `npm test` checks: stories with the tag
 * `test` in the index, Storybook's own tests with `@journey`. `--url` names a Storybook, instead of one that is built and
 * served; `--watch` runs again whenever a file is saved, in `npm run storybook`. All other options are the test-runner's.
 */
ensureInstalled()
const { ensureBrowser } = await import('./browser.mjs')
const { run } = await import('./run.mjs')
const { serveStorybook } = await import('./serveStorybook.mjs')

const FLAGS = ['json', 'verbose', 'ci', 'failOnConsole', 'listTests', 'watch', 'no-cache']
const TAGS = ['includeTags', 'excludeTags', 'skipTags']
const VALUES = ['maxWorkers', 'testTimeout', 'shard', ...TAGS]
const typed = (names, type) => Object.fromEntries(names.map((name) => [name, { type }]))

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    ...typed(['journeys', ...FLAGS], 'boolean'),
    ...typed([...VALUES, 'url', 'outputFile'], 'string'),
    maxWorkers: { type: 'string', default: '2' },
  },
})
const { journeys = false, watch = false, shard, outputFile } = values
const [index, of] = shard === undefined ? [1, 1] : shard.split('/').map(Number)
const isChosen = paths.length > 0 || watch || values.listTests || TAGS.some((name) => name in values)
/** Storybook's own tests run once, with the last shard, and whatever the stories say: one run reports everything. */
const isLast = !isChosen && index === of

const CHROMIUM_PATH = await ensureBrowser()
const server = await (values.url || watch
  ? { url: values.url ?? 'http://localhost:6006', close: () => Promise.resolve() }
  : serveStorybook())
const codes = [await runStories(), isLast ? await runStorybooksOwn() : 0]
await server.close()
process.exit(codes.find((code) => code !== 0) ?? 0)

/**
 * Runs the test-runner, then prints how much it checked. Resolves with the exit code: 1 if no story was checked, as the
 * test-runner has not called the hooks of .storybook/test-runner.ts.
 */
async function runStories() {
  const folder = mkdtempSync(join(tmpdir(), 'lightshelf-stories-'))
  const STORY_COUNTS = join(folder, 'counts')
  const args = [
    ...['--url', server.url],
    // The index has the tags that .storybook/screens/states.ts adds.
    ...(journeys ? ['--index-json'] : []),
    ...FLAGS.filter((name) => values[name]).map((name) => `--${name}`),
    ...VALUES.filter((name) => name in values).map((name) => `--${name}=${values[name]}`),
    // What follows is jest's, through a shell. A shard of few files may have none.
    ...['--', '--passWithNoTests', ...paths.map((path) => `"${path}"`)],
    ...(outputFile === undefined ? [] : [`--outputFile="${outputFile}"`]),
  ]
  const env = { CHROMIUM_PATH, STORY_COUNTS, ...(journeys && { STORY_JOURNEYS: 'true' }) }
  const code = await run('@storybook/test-runner/dist/test-storybook.js', args, env)
  const isChecked = existsSync(STORY_COUNTS)
  if (isChecked || isLast)
    console.log(isChecked ? formatCounts(readFileSync(STORY_COUNTS, 'utf8')) : 'Checked no story')
  rmSync(folder, { recursive: true })
  return code === 0 && isLast && !isChecked ? 1 : code
}

function runStorybooksOwn() {
  const args = ['test', '--output', 'test-results/storybook', ...(journeys ? ['--grep', '@journey'] : [])]
  return run('@playwright/test/cli.js', args, { CHROMIUM_PATH, STORYBOOK_URL: server.url })
}

/** Adds up what .storybook/test-runner.ts wrote, a line of JSON a story, so that a quicker run cannot check less unseen. */
function formatCounts(lines) {
  const counts = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const sum = (of) => counts.reduce((total, count) => total + Number(of(count)), 0).toLocaleString('en')
  return `${sum(() => 1)} stories checked, ${sum(({ hasPlay }) => hasPlay)} with a play; axe ran ${sum(({ dark }) => dark)} rules in the dark theme and ${sum(({ light }) => light)} in the light one.`
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findEffects } from '../changedStories/findEffects.ts'
import { readChanges } from '../changedStories/readChanges.ts'
import { formatCount, formatEffects, formatFiles } from '../changedStories/formatEffects.ts'
import { readProject } from '../changedStories/readProject.ts'
import type { StoryFile } from '../changedStories/storyFiles.ts'
import { ensureBrowser } from '../browser.mjs'
import { run } from '../run.mjs'
import { formatCounts } from './formatCounts.ts'
import { nameStories } from './nameStories.ts'
import { readOptions, USAGE, type Options } from './readOptions.ts'
import { runnerArgs, TEST_RUNNER } from './runnerArgs.ts'
import { serveBuilt } from './serveBuilt.ts'

/** `npm run test:stories`: resolves with the exit code. See USAGE. */
export async function testStories(root: string, args: readonly string[]): Promise<number> {
  let options: Options
  let chosen: readonly StoryFile[] | undefined
  try {
    options = readOptions(args)
    chosen = chooseStories(root, options)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    return 2
  }
  if (chosen?.length === 0) return 0

  const CHROMIUM_PATH = await ensureBrowser()
  const server =
    options.url === undefined ? await serveBuilt(root) : { url: options.url, close: () => Promise.resolve() }
  if (server === undefined) return 1
  const runnerEnv = { CHROMIUM_PATH, ...(options.journeys && { STORY_JOURNEYS: 'true' }) }
  const { shard, isPart } = options
  const isWhole = !isPart && (shard === undefined || shard.index === shard.of)
  const codes = [await runStories(runnerArgs(server.url, options, chosen), runnerEnv, isWhole)]
  if (isWhole) {
    const env = { CHROMIUM_PATH, STORYBOOK_URL: server.url }
    const args = ['test', '--output', 'test-results/storybook', ...(options.journeys ? ['--grep', '@journey'] : [])]
    codes.push(await run('@playwright/test/cli.js', args, env))
  }
  await server.close()
  return codes.find((code) => code !== 0) ?? 0
}

/**
 * Runs the test-runner, then prints how much it checked. Resolves with the exit code, 1 if `mustCheck` and no story was
 * checked: the test-runner has not called the hooks of .storybook/test-runner.ts.
 */
async function runStories(args: readonly string[], env: Record<string, string>, mustCheck: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'lightshelf-stories-'))
  const STORY_COUNTS = join(folder, 'counts')
  const code = await run(TEST_RUNNER, args, { ...env, STORY_COUNTS })
  const isChecked = existsSync(STORY_COUNTS)
  if (isChecked || mustCheck)
    console.log(isChecked ? formatCounts(readFileSync(STORY_COUNTS, 'utf8')) : 'Checked no story')
  rmSync(folder, { recursive: true })
  return code === 0 && mustCheck && !isChecked ? 1 : code
}

/** The story files named or changed, after saying which; undefined for all. */
function chooseStories(root: string, options: Options): readonly StoryFile[] | undefined {
  if (options.names.length === 0 && !options.changed) return undefined
  const project = readProject(root)
  if (options.names.length > 0) {
    const named = nameStories(options.names, project.stories)
    console.log(`${options.names.join(', ')}: ${formatFiles(named)} (${formatCount(named, project.stories)}).`)
    return named
  }
  const { since, files, sameCode } = readChanges(root, options.ref)
  const unchanged = sameCode.length === 0 ? '' : `; in ${sameCode.length} more only types or comments`
  console.log(`Changed since ${since}: ${files.length} files${unchanged}.`)
  const effects = files.map(findEffects(project))
  const affected = new Set(effects.flatMap(({ stories }) => stories))
  const chosen = project.stories.filter((story) => affected.has(story))
  for (const line of formatEffects(effects)) console.log(line)
  console.log(chosen.length === 0 ? 'No story is affected.' : `Running ${formatCount(chosen, project.stories)}.`)
  return chosen
}

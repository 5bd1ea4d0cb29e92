import type { StoryFile } from '../changedStories/storyFiles.ts'
import { openDevServer } from './devServer.ts'
import { startProgram, type Program } from './program.ts'
import { runnerArgs, TEST_RUNNER } from './runnerArgs.ts'
import type { Options } from './readOptions.ts'
import { watchFiles } from './watchFiles.ts'

/**
 * Tests these stories on the development server and, whenever files are saved, those that `choose` returns for them,
 * until the process ends. Saving stops a run whose stories are not all tested; the next one includes them.
 */
export async function watchStories<File extends StoryFile>(
  root: string,
  options: Options,
  env: Readonly<Record<string, string>>,
  first: readonly File[],
  choose: (saved: readonly string[]) => readonly File[],
): Promise<never> {
  const programs = new Set<Program>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      for (const program of programs) program.stop()
      process.exit(130)
    })
  const server = await openDevServer(root, options.url)
  if (server.program) programs.add(server.program)

  let untested = new Map<string, File>()
  let runner: Program | undefined
  const run = (stories: readonly File[]) => {
    if (stories.length === 0) return
    runner?.stop()
    untested = new Map([...untested.values(), ...stories].map((story) => [story.file, story]))
    const started = startProgram(root, TEST_RUNNER, runnerArgs(server.url, options, [...untested.values()]), { env })
    programs.add(started)
    runner = started
    void started.ended.then(() => {
      programs.delete(started)
      if (runner !== started) return
      runner = undefined
      untested.clear()
      console.log('Waiting for a file to be saved. Ctrl-C ends.')
    })
  }

  run(first)
  if (first.length === 0) console.log('Waiting for a file to be saved. Ctrl-C ends.')
  watchFiles(root, ['src', 'mocks', '.storybook', 'public'], (saved) => {
    try {
      run(choose(saved))
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  })
  return new Promise<never>(() => undefined)
}

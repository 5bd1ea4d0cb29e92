import type { StoryFile } from '../changedStories/storyFiles.ts'
import type { Options } from './readOptions.ts'

/** Path of the test-runner in node_modules. */
export const TEST_RUNNER = '@storybook/test-runner/dist/test-storybook.js'

/** Arguments of the test-runner for these story files, or for all. What follows `--` it passes to jest through a shell. */
export function runnerArgs(
  url: string,
  { runner, outputFile }: Options,
  stories: readonly StoryFile[] | undefined,
): string[] {
  return [
    ...['--url', url],
    ...(runner.some((option) => option.startsWith('--maxWorkers')) ? [] : ['--maxWorkers=2']),
    ...runner,
    '--',
    // A shard of few files may have none.
    '--passWithNoTests',
    ...(outputFile === undefined ? [] : [`--outputFile="${outputFile}"`]),
    ...(stories === undefined ? [] : ['--runTestsByPath', ...stories.map(({ file }) => file)]),
  ]
}

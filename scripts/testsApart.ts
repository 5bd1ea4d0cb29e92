import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['src', 'mocks', 'scripts', '.storybook']
const TEST = /\.test\.tsx?$/
const APART = /\bvi\.mock\(|Runs apart:/

/**
 * Test files that need a world of their own, by paths from `root`: those that put other modules in place of ours, and those
 * that say 'Runs apart:' and why. All others of a worker share their modules and their DOM, so that both are made once and
 * not 200 times.
 */
export function testsApart(root: string): string[] {
  return FOLDERS.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    )
    return files.filter((file) => TEST.test(file) && APART.test(readFileSync(join(root, file), 'utf8')))
  })
}

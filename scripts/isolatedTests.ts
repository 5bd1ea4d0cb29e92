import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['src', 'mocks', 'scripts', '.storybook']
const TEST = /\.test\.tsx?$/
const ISOLATED = /\bvi\.mock\(|@isolated/

/**
 * Paths, from `root`, of the test files that run isolated: those that mock modules, and those tagged '@isolated' with
 * the reason. All other files of a worker share modules and DOM, which saves creating both 200 times.
 */
export function isolatedTests(root: string): string[] {
  return FOLDERS.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    )
    return files.filter((file) => TEST.test(file) && ISOLATED.test(readFileSync(join(root, file), 'utf8')))
  })
}

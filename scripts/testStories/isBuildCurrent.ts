import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'src',
  'mocks',
  'public',
  '.storybook',
  'docs/conformance.md',
  'scripts/mockWorker.ts',
  'scripts/readBuild.ts',
  'scripts/versionFile.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
]

/** Tests and what runs them are not part of the build. */
const NOT_BUILT = /\.test\.tsx?$|[\\/](test-runner\.ts|testRunner)$/

const BUILD = 'storybook-static'
/** What a build writes first and last. */
const [START, END] = ['index.html', 'iframe.html']

/** True if there is a complete build of Storybook. */
export const isBuilt = (root: string): boolean => [START, END].every((file) => existsSync(join(root, BUILD, file)))

/** True if Storybook's build is complete and began after the last change of all that it is built from. */
export function isBuildCurrent(root: string): boolean {
  if (!isBuilt(root)) return false
  const began = statSync(join(root, BUILD, START)).mtimeMs
  return SOURCES.every((source) => lastChange(join(root, source)) < began)
}

function lastChange(path: string): number {
  if (NOT_BUILT.test(path)) return 0
  const stat = statSync(path)
  // The second time is that of a move, which keeps the first.
  const own = Math.max(stat.mtimeMs, stat.ctimeMs)
  return stat.isDirectory() ? Math.max(...readdirSync(path).map((name) => lastChange(join(path, name)))) : own
}

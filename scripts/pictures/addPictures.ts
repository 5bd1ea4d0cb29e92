import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { WebIndex } from '../../.storybook/screens/readPictures.ts'

/**
 * Copies the pictures for web pages in these folders to the built Storybook's `pictures/`, in place of earlier ones, with
 * the commit of the build and the day. A folder without any, as a failed shard's, is left out. Throws without a build.
 */
export function addPictures(root: string, folders: readonly string[], now: Date): void {
  const build = join(root, 'storybook-static')
  if (!existsSync(join(build, 'version.json')))
    throw new Error('There is no build of Storybook: npm run build-storybook')
  const shards = folders.map((folder) => resolve(root, folder)).filter((path) => existsSync(join(path, 'web.json')))
  const target = join(build, 'pictures')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  for (const path of shards) cpSync(path, target, { recursive: true })
  const index: WebIndex = {
    commit: (readJson(join(build, 'version.json')) as { commit: string }).commit,
    date: now.toISOString().slice(0, 10),
    pictures: shards.flatMap((path) => (readJson(join(path, 'web.json')) as WebIndex).pictures),
  }
  // Pages load it: indented it is half as large again.
  writeFileSync(join(target, 'web.json'), JSON.stringify(index))
  console.log(`${index.pictures.length} pictures added to storybook-static/pictures/`)
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

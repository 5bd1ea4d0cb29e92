import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Picture as WebPicture } from '../../.storybook/screens/readPictures.ts'
import { readWebIndex, writeWebIndex } from './pictureIndex.ts'

/**
 * Copies the pictures for web pages in these folders to the built Storybook's `pictures/`, in place of earlier ones, with
 * the commit of the build and the day. Skips and names what is not there: a folder, a file, a story. Returns the exit
 * code: 1 without a build.
 */
export function addPictures(root: string, folders: readonly string[], now: Date): number {
  const build = join(root, 'storybook-static')
  if (!existsSync(join(build, 'index.json'))) {
    console.error('There is no build of Storybook to add pictures to: npm run build-storybook')
    return 1
  }
  const shards = folders.flatMap((name) => {
    const folder = resolve(root, name)
    const index = readWebIndex(folder)
    if (index === undefined) console.log(`Skipped ${name}: no web.json`)
    return index === undefined ? [] : [{ folder, pictures: index.pictures }]
  })
  if (shards.length === 0) {
    console.log('No pictures: nothing is added.')
    return 0
  }
  const { entries } = readJson(join(build, 'index.json')) as { entries: Readonly<Record<string, unknown>> }
  const { commit } = readJson(join(build, 'version.json')) as { commit: string }
  const target = join(build, 'pictures')
  rmSync(target, { recursive: true, force: true })
  const added = new Map<string, WebPicture>()
  for (const { folder, pictures } of shards)
    for (const picture of pictures) {
      const { story, file } = picture
      if (!(story in entries)) console.log(`Skipped ${file}: no such story`)
      else if (!existsSync(join(folder, file))) console.log(`Skipped ${file}: no such file in ${folder}`)
      else {
        cpSync(join(folder, file), join(target, file))
        added.set(file, picture)
      }
    }
  writeWebIndex(target, { commit, date: now.toISOString().slice(0, 10), pictures: Array.from(added.values()) })
  console.log(`${added.size} pictures added to storybook-static/pictures/`)
  return 0
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

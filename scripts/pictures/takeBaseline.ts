import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright'
import { withCheckout } from '../withCheckout.mjs'
import { readIndex, writeIndex } from './pictureIndex.ts'
import type { Picture } from './picture.ts'
import { takePictures } from './takePictures.ts'
import { withStorybook } from './withStorybook.ts'

/**
 * The folder with the pictures to compare with: `against`, or that of the commit of this name, whose Storybook is built
 * and whose pictures are taken unless they are there. Throws if it is neither.
 */
export async function takeBaseline(
  root: string,
  against: string,
  pictures: readonly Picture[],
  browser: Browser,
): Promise<string> {
  if (existsSync(against) && statSync(against).isDirectory()) return resolve(against)
  const commit = commitOf(root, against)
  const folder = join(root, 'pictures-before', commit)
  // Includes stories that the commit does not have, so that it is asked for them once.
  const known = new Set(readIndex(folder).map(({ file }) => file))
  const missing = pictures.filter(({ file }) => !known.has(file))
  if (missing.length === 0) return folder

  console.log(`Taking pictures of ${against}…`)
  await withCheckout(commit, (checkout) =>
    withStorybook(checkout, browser, async ({ url, stories }) => {
      const ids = new Set(stories.map(({ id }) => id))
      const there = missing.filter(({ story }) => ids.has(story))
      await takePictures(browser, there, { url, folder })
    }),
  )
  writeIndex(folder, [...readIndex(folder), ...missing.map((picture) => ({ ...picture, result: 'drawn' as const }))])
  return folder
}

function commitOf(root: string, name: string): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    throw new Error(`--against ${name}: neither a folder nor a commit`)
  }
}

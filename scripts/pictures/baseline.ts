import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Browser } from 'playwright'
import { withCheckout } from '../withCheckout.mjs'
import { isInShard, pathOf, type Shot } from './plan.ts'
import type { Options } from './readOptions.ts'
import { withStorybook } from './storybook.ts'
import { takePictures, type Picture } from './takePictures.ts'

const filesOf = (shot: Shot): string[] => shot.themes.map((theme) => `${pathOf(shot, theme)}.png`)

/**
 * The folder with the pictures to compare with: `against`, or that of the commit of this name, whose Storybook is built
 * and whose pictures are taken unless they are there. Throws if it is neither.
 */
export async function takeBaseline(
  root: string,
  against: string,
  shots: readonly Shot[],
  browser: Browser,
): Promise<string> {
  if (existsSync(against) && statSync(against).isDirectory()) return resolve(against)
  const commitArgs = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${against}^{commit}`]
  const commit = spawnSync('git', commitArgs, { cwd: root, encoding: 'utf8' }).stdout.trim()
  if (commit === '') throw new Error(`--against ${against}: neither a folder nor a commit`)
  const folder = join(root, 'pictures-before', commit)
  // The commit's stories, so that it is asked only once for others.
  const list = join(folder, 'stories.json')
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : null
  const missing = shots.filter(
    (shot) => known?.includes(shot.story) !== false && filesOf(shot).some((file) => !existsSync(join(folder, file))),
  )
  if (missing.length === 0) return folder
  console.log(`Taking pictures of ${against}…`)
  await withCheckout(commit, (checkout) =>
    withStorybook(checkout, browser, async ({ url, stories }) => {
      const ids = stories.map(({ id }) => id)
      mkdirSync(folder, { recursive: true })
      writeFileSync(list, JSON.stringify(ids))
      const there = missing.filter(({ story }) => ids.includes(story))
      await takePictures(browser, url, there, folder)
    }),
  )
  return folder
}

/**
 * Compares pictures with those of the same path in another folder, byte by byte: the same browser writes the same pixels
 * as the same file.
 */
export function comparePictures(pictures: readonly Picture[], folder: string, baseline: string): Picture[] {
  return pictures.map((picture) => {
    if (picture.result === 'failed') return picture
    const before = join(baseline, picture.file)
    if (!existsSync(before)) return { ...picture, result: 'new' }
    const isSame = readFileSync(before).equals(readFileSync(join(folder, picture.file)))
    return { ...picture, result: isSame ? 'same' : 'changed' }
  })
}

/** Pictures of the other folder that a run of all stories of this shard no longer takes. */
export function findGone(baseline: string, shots: readonly Shot[], shard: Options['shard']): string[] {
  const planned = new Set(shots.flatMap(filesOf))
  return readdirSync(baseline, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png') && !planned.has(file) && isInShard(dirname(file), shard))
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture, TakenPicture } from './picture.ts'
import { readIndex } from './pictureIndex.ts'
import type { Options } from './readOptions.ts'
import { isInShard } from './selectStories.ts'

/**
 * Compares pictures with those of the same path in another folder, byte by byte: the same browser writes the same pixels
 * as the same file.
 */
export function comparePictures(pictures: readonly TakenPicture[], folder: string, baseline: string): TakenPicture[] {
  return pictures.map((picture) => {
    if (picture.result === 'failed') return picture
    const before = join(baseline, picture.file)
    if (!existsSync(before)) return { ...picture, result: 'new' }
    const isSame = readFileSync(before).equals(readFileSync(join(folder, picture.file)))
    return { ...picture, result: isSame ? 'same' : 'changed' }
  })
}

/** Pictures of the other folder that a run of all stories no longer takes. */
export function findGone(
  baseline: string,
  planned: readonly Picture[],
  { names, shard }: Pick<Options, 'names' | 'shard'>,
): Picture[] {
  if (names.length > 0) return []
  const files = new Set(planned.map(({ file }) => file))
  return readIndex(baseline).filter(
    ({ file, story }) => !files.has(file) && isInShard(story, shard) && existsSync(join(baseline, file)),
  )
}

import { modesOf, type Story } from './planPictures.ts'
import type { Picture, Result, TakenPicture } from './picture.ts'

/** How many pictures a run takes, and how many snapshots Chromatic. */
export function formatCount(stories: readonly Story[], pictures: readonly Picture[]): string {
  const withPictures = new Set(pictures.map(({ story }) => story)).size
  const snapshots = stories.reduce((sum, story) => sum + modesOf(story).length, 0)
  const screens = pictures.filter(({ title }) => title.startsWith('Screens/')).length
  return [
    `${stories.length} stories, ${stories.length - withPictures} of them without a picture of their own.`,
    `${pictures.length} pictures: ${screens} of screens, ${pictures.length - screens} of components.`,
    `${snapshots} snapshots in Chromatic.`,
  ].join('\n')
}

const RESULTS: readonly Result[] = ['drawn', 'same', 'changed', 'new', 'failed']
const LISTED: readonly Result[] = ['new', 'changed', 'failed']

/** How many pictures had which result, and those that someone should look at. */
export function formatResults(pictures: readonly TakenPicture[], seconds: number): string {
  const counts = RESULTS.map((result) => ({
    result,
    of: pictures.filter((picture) => picture.result === result).length,
  }))
  const shown = counts.filter(({ of }) => of > 0).map(({ result, of }) => `${of} ${result}`)
  const listed = LISTED.flatMap((result) => pictures.filter((picture) => picture.result === result))
  return [
    ...listed.map(
      ({ result, file, failure }) => `${result}: ${file}${failure === undefined ? '' : `  ${oneLine(failure)}`}`,
    ),
    `${pictures.length} pictures in ${seconds} s: ${shown.join(', ')}`,
  ].join('\n')
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200)

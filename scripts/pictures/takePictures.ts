import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { openPage } from './openPage.ts'
import { photograph } from './photograph.ts'
import type { WebPictures } from './openWebPictures.ts'
import type { Picture, TakenPicture } from './picture.ts'

/** Pages at a time: one for each core of the smallest machine that this runs on. */
const PAGES = 2

interface Options {
  /** Address of the built Storybook. */
  url: string
  folder: string
  /** Also takes these; of those that are not among the pictures, no PNG file is kept. */
  web?: WebPictures | undefined
}

/** Takes these pictures of a built Storybook and writes them to a folder. Resolves with the further ones at the end. */
export async function takePictures(
  browser: Browser,
  pictures: readonly Picture[],
  { url, folder, web }: Options,
): Promise<TakenPicture[]> {
  const taken: TakenPicture[] = []
  const kept = new Set(pictures.map(({ file }) => file))
  // Last in their window, so that no other picture can differ because of them.
  const all = [...pictures, ...(web?.planned.filter(({ file }) => !kept.has(file)) ?? [])]
  const queue = groupByWindow(all)
  const work = async () => {
    let page = await openPage(browser, url)
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      const results = await takeGroup(page, group)
      taken.push(...results)
      if (results.some(({ failure }) => failure !== undefined)) page = await reopen(page)
    }
    await page.context().close()
  }
  /** The next story gets a page that a failed one cannot have disturbed. */
  const reopen = async (page: Page) => {
    await page.context().close()
    return openPage(browser, url)
  }
  /** Resolves with the story's error, or null. */
  const take = async (page: Page, picture: Picture, isShown: boolean) => {
    const file = join(folder, picture.file)
    rmSync(file, { force: true })
    try {
      const photo = await photograph(page, picture, { isShown })
      if (kept.has(picture.file)) {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, photo.png)
      }
      await web?.write(picture, photo)
      return photo.failure
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const takeGroup = async (page: Page, group: readonly Picture[]) => {
    const results: TakenPicture[] = []
    for (const picture of group) {
      const failure = await take(page, picture, picture !== group[0])
      results.push({ ...picture, ...(failure === null ? { result: 'drawn' } : { result: 'failed', failure }) })
    }
    return results
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  const order = new Map(all.map(({ file }, index) => [file, index]))
  return taken.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0))
}

/** Pictures of one story in one window follow each other: the story is played once, and shown in both themes. Wide ones first. */
function groupByWindow(pictures: readonly Picture[]): Picture[][] {
  const groups = new Map<string, Picture[]>()
  for (const picture of pictures) {
    const key = `${picture.story} ${picture.width}`
    groups.set(key, [...(groups.get(key) ?? []), picture])
  }
  return Array.from(groups.values()).sort(([a], [b]) => (b?.width ?? 0) - (a?.width ?? 0))
}

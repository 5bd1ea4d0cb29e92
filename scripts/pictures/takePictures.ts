import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sortBy, uniq } from 'es-toolkit'
import type { Browser, Page } from 'playwright'
import type { Picture as WebPicture } from '../../.storybook/screens/readPictures.ts'
import { pathOf, type Shot, type Theme } from './plan.ts'
import { openPage } from './storybook.ts'

/** Pictures show whole pages, up to this height. */
const MAX_HEIGHT = 4000

/** The browser's own controls of a video have a spinner that no page can stop. */
const STILL_STYLE = 'video::-webkit-media-controls { display: none !important }'

/** A picture that was taken, or could not be. */
export interface Picture extends Pick<Shot, 'story' | 'title' | 'name'> {
  /** Path in the folder of pictures. */
  file: string
  /**
   * What became of it: `drawn`, if there is nothing to compare it with; else `same`, `changed` or `new`. `failed` if the
   * story did: what the picture shows may be its error.
   */
  result: 'drawn' | 'same' | 'changed' | 'new' | 'failed'
  /** Why the story failed. */
  failure?: string
}

/**
 * Takes the pictures of a built Storybook and writes them to a folder; with `webFolder`, those for web pages to that one.
 * Resolves with what was taken, and which failed.
 */
export async function takePictures(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  folder: string,
  webFolder?: string,
): Promise<{ pictures: Picture[]; web: WebPicture[] }> {
  const pictures: Picture[] = []
  const web: WebPicture[] = []

  /** Resolves with whether the story failed. */
  const takeShot = async (page: Page, shot: Shot) => {
    const { story, title, name, width } = shot
    let isFailed = false
    // Those for web pages alone are last, so that no other picture can differ because of them.
    const themes = uniq([...shot.themes, ...(webFolder === undefined ? [] : shot.webThemes)])
    for (const [index, theme] of themes.entries()) {
      const path = pathOf(shot, theme)
      const isCompared = shot.themes.includes(theme)
      let failure: string | null
      try {
        const photo = await photograph(page, shot, theme, index > 0)
        failure = photo.failure
        if (isCompared) write(join(folder, `${path}.png`), photo.png)
        if (webFolder !== undefined && shot.webThemes.includes(theme)) {
          const png = `data:image/png;base64,${photo.png.toString('base64')}`
          const { webp, ...size } = await page.evaluate((png) => window.pictures.shrink(png), png)
          write(join(webFolder, `${path}.webp`), Buffer.from(webp.replace(/^.*,/, ''), 'base64'))
          web.push({ story, file: `${path}.webp`, width, theme, ...size, ...(failure !== null && { failed: true }) })
        }
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error)
      }
      const picture = { story, title, name, file: `${path}.png` }
      if (failure !== null) pictures.push({ ...picture, result: 'failed', failure })
      else if (isCompared) pictures.push({ ...picture, result: 'drawn' })
      isFailed ||= failure !== null
    }
    return isFailed
  }

  // Wide ones first.
  const queue = shots.toSorted((a, b) => b.width - a.width)
  const work = async () => {
    let page = await openPage(browser, url)
    for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
      if (!(await takeShot(page, shot))) continue
      // The next story gets a page that a failed one cannot have disturbed.
      await page.context().close()
      page = await openPage(browser, url)
    }
    await page.context().close()
  }
  // One for each core of the smallest machine that this runs on.
  await Promise.all([work(), work()])
  return { pictures: sortBy(pictures, ['file']), web }
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Shows a story in a window and a theme, plays it, lets the window grow to the height of the page and takes the picture.
 * `isShown`: the page shows the story already, and only the theme changes. `failure`: why the story failed, or null.
 */
async function photograph(page: Page, { story, width, height }: Shot, theme: Theme, isShown: boolean) {
  if (!isShown) await page.setViewportSize({ width, height })
  let failure = await page.evaluate((args) => window.pictures.show(...args), [story, theme, isShown] as const)
  // Not Playwright's fullPage: it leaves what sticks to the window's edges, and rows that are not rendered, as they are.
  const contentHeight = Math.min(await page.evaluate(() => window.pictures.contentHeight()), MAX_HEIGHT)
  if (contentHeight > height) {
    await page.setViewportSize({ width, height: contentHeight })
    failure ??= await page.evaluate(() => window.pictures.rest())
  }
  const png = await page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide', style: STILL_STYLE })
  return { png, failure }
}

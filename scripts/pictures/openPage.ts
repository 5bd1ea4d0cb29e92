import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import type { Story } from './planPictures.ts'
import type { Picture } from './picture.ts'

export interface StoryList {
  stories: Story[]
  /** Heights of the toolbar's viewports, by width. */
  heights: Readonly<Record<number, number>>
}

/** What inPage.js adds to the window. */
interface PicturesInPage {
  list: () => Promise<StoryList>
  show: (story: { story: string; theme: Picture['theme']; isShown: boolean }) => Promise<string | null>
  rest: () => Promise<string | null>
  contentHeight: () => number
}

declare global {
  interface Window {
    pictures: PicturesInPage
  }
}

const IN_PAGE = fileURLToPath(new URL('inPage.js', import.meta.url))

/** Opens the preview of a built Storybook in a page that looks the same in every time zone and language. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'UTC', locale: 'en-US' })
  await context.addInitScript({ path: IN_PAGE })
  const page = await context.newPage()
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  return page
}

import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import type { Picture as WebPicture } from '../../.storybook/screens/readPictures.ts'
import { serveStorybook } from '../serveStorybook.mjs'
import type { Story, Theme } from './plan.ts'

/** A Storybook that is served, and its stories. */
export interface Storybook {
  url: string
  stories: Story[]
  /** Heights of the toolbar's viewports, by width. */
  heights: Readonly<Record<number, number>>
}

declare global {
  interface Window {
    /** What inPage.js adds. Stories resolve with their error, or null. */
    pictures: {
      list: () => Promise<Omit<Storybook, 'url'>>
      show: (story: string, theme: Theme, isShown: boolean) => Promise<string | null>
      rest: () => Promise<string | null>
      contentHeight: () => number
      shrink: (png: string) => Promise<Pick<WebPicture, 'size' | 'isCut'> & { webp: string }>
    }
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

/** Builds a checkout's Storybook and serves it until `work` resolves. */
export async function withStorybook<Result>(
  checkout: string,
  browser: Browser,
  work: (storybook: Storybook) => Promise<Result>,
): Promise<Result> {
  const server = await serveStorybook(checkout)
  try {
    const page = await openPage(browser, server.url)
    const list = await page.evaluate(() => window.pictures.list())
    await page.context().close()
    return await work({ ...list, url: server.url })
  } finally {
    await server.close()
  }
}

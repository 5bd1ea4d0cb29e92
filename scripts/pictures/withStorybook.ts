import type { Browser } from 'playwright'
import { serveStorybook } from '../serveStorybook.mjs'
import { openPage, type StoryList } from './openPage.ts'

/** A Storybook that is served, and its stories. */
export interface Storybook extends StoryList {
  url: string
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

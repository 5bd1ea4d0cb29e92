import { join } from 'node:path'
import type { Browser } from 'playwright'
import { run } from '../run.mjs'
import { serve } from '../serve.mjs'
import { isBuildCurrent } from '../testStories/isBuildCurrent.ts'
import { openPage, type StoryList } from './openPage.ts'

/** A Storybook that is served, and its stories. */
export interface Storybook extends StoryList {
  url: string
}

/** Builds a checkout's Storybook, unless its build is up to date, and serves it until `work` resolves. */
export async function withStorybook<Result>(
  checkout: string,
  browser: Browser,
  work: (storybook: Storybook) => Promise<Result>,
): Promise<Result> {
  // STORYBOOK_BUILT: the workflow has just built it.
  if (process.env.STORYBOOK_BUILT !== '1' && !isBuildCurrent(checkout)) {
    const args = ['build', '--output-dir', 'storybook-static', '--quiet', '--loglevel', 'warn']
    if ((await run('storybook/dist/bin/dispatcher.js', args, {}, checkout)) !== 0)
      throw new Error('Storybook does not build.')
  }
  const server = await serve(join(checkout, 'storybook-static'))
  try {
    const page = await openPage(browser, server.url)
    const list = await page.evaluate(() => window.pictures.list())
    await page.context().close()
    return await work({ ...list, url: server.url })
  } finally {
    await server.close()
  }
}

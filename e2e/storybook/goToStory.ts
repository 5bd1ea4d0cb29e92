import { expect, type Page } from '@playwright/test'

/** What tests need of the preview's window. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, data: unknown) => void
    last: (event: string) => unknown
  }
}

const preview = (page: Page) => page.frame({ url: /iframe\.html/ })

/** Shows another story, as a link in the one on show would: Storybook takes seconds to start anew. */
export async function goToStory(page: Page, storyId: string): Promise<void> {
  // A preview whose story is left while it is played loads anew.
  await finished(page, /path=\/story\/([\w-]+)/.exec(page.url())?.[1] ?? '')
  await preview(page)?.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow
    channel?.emit('selectStory', { storyId: id })
  }, storyId)
  await finished(page, storyId)
}

/** Waits until the story's render has ended, whether or not it was played. */
export const finished = (page: Page, storyId: string): Promise<void> =>
  expect(async () => {
    const last = await preview(page)?.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow
      return channel?.last('storyFinished')
    })
    expect(last).toEqual([expect.objectContaining({ storyId, status: 'success' })])
  }).toPass({ timeout: 45_000 })

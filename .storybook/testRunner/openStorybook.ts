import type { Page } from 'playwright'

/** Storybook's globals under test: nothing moves by itself, and addon-a11y's own run of axe is off. */
const GLOBALS = { motion: 'still', a11y: { manual: true } }

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void
    emit: (event: string, data: unknown) => void
  }
}

/** Opens Storybook's preview without a story. Globals in its URL would be ignored as long as it names no story. */
export async function openStorybook(page: Page): Promise<void> {
  await page.goto(new URL('iframe.html', process.env.TARGET_URL).toString(), { waitUntil: 'load' })
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as StorybookWindow
    await preview.ready()
    const updated = new Promise<void>((resolve) => {
      channel.once('globalsUpdated', resolve)
    })
    channel.emit('updateGlobals', { globals })
    await updated
  }, GLOBALS)
}

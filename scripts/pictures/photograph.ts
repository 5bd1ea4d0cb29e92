import type { Page } from 'playwright'
import type { Picture } from './picture.ts'

/** Pictures show whole pages, up to this height. */
const MAX_HEIGHT = 4000

/** The browser's own controls of a video have a spinner that no page can stop. */
const STILL_STYLE = 'video::-webkit-media-controls { display: none !important }'

/** How long a story may take. Generous: a busy machine is slow. */
const STORY_MS = 60_000

export interface Photograph {
  png: Buffer
  /** Why the story failed; null if it did not. */
  failure: string | null
}

/**
 * Shows a story in a picture's window and theme, plays it, lets the window grow to the height of the page and takes the
 * picture. `isShown`: the page shows the story already, and only the theme changes.
 */
export async function photograph(
  page: Page,
  { story, theme, width, height }: Picture,
  { isShown }: { isShown: boolean },
): Promise<Photograph> {
  if (!isShown) await page.setViewportSize({ width, height })
  let failure = await Promise.race([
    page.evaluate((shown) => window.pictures.show(shown), { story, theme, isShown }),
    timeout(STORY_MS),
  ])
  // Not Playwright's fullPage: it leaves what sticks to the window's edges, and rows that are not rendered, as they are.
  const contentHeight = Math.min(await page.evaluate(() => window.pictures.contentHeight()), MAX_HEIGHT)
  if (contentHeight > height) {
    await page.setViewportSize({ width, height: contentHeight })
    failure ??= await page.evaluate(() => window.pictures.rest())
  }
  const png = await page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide', style: STILL_STYLE })
  return { png, failure }
}

async function timeout(ms: number): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref())
  return `The story was not done after ${ms / 1000} s.`
}

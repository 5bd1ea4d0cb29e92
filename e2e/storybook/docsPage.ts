import type { Page } from '@playwright/test'
import { parseColor } from '#components/theme/testing/cssColor.ts'
import { tokenValue, type ThemeName } from '#components/theme/tokens.ts'
import { readIndex } from './readIndex.ts'

/** What tests need of a preview's window. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void
    emit: (event: string, data: unknown) => void
  }
  settled: () => Promise<void>
}

/** Requests that a page may make before it is scrolled. */
export const REQUESTS_ALLOWED = 100

/** The ids of all documentation pages of a Storybook. */
export const docsPages = async (url?: string): Promise<string[]> =>
  (await readIndex(url)).flatMap(({ id, type }) => (type === 'docs' ? [id] : []))

/** The address of a documentation page alone. */
export const addressOf = (id: string, theme: ThemeName): string =>
  `/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme};motion:still`

/** Shows another documentation page in a preview, at rest. */
export async function showDocsPage(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow
    const drawn = new Promise<void>((resolve) => {
      channel.once('docsRendered', resolve)
    })
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    await drawn
  }, id)
  await restOf(page)
}

/** Sets the toolbar's theme. */
export async function setTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate((value) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow
    channel.emit('updateGlobals', { globals: { theme: value } })
  }, theme)
  await page.waitForFunction((value) => document.documentElement.dataset.theme === value, theme)
  await restOf(page)
}

/** Waits until the page and the frames that have begun to load are at rest. */
export async function restOf(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.sbdocs-content') !== null)
  await page.evaluate(() => (window as unknown as PreviewWindow).settled())
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLIFrameElement>('iframe[aria-busy="true"]')).every(
      (frame) => frame.getBoundingClientRect().top > window.innerHeight + 200,
    ),
  )
}

/** Frames that have loaded and have the page's theme: one whose story is named Light has its own. */
export const THEMED_FRAMES = 'iframe[aria-busy="false"]:not([title$="Light"])'

/** What must not change while one reads: where the page is, what has the focus, and its colours. */
export function readStanding(page: Page) {
  return page.evaluate(
    (frames) => ({
      scrollY: window.scrollY,
      focus: document.activeElement?.tagName ?? '',
      ground: getComputedStyle(document.querySelector('.sbdocs-wrapper') ?? document.body).backgroundColor,
      frames: Array.from(
        document.querySelectorAll<HTMLIFrameElement>(frames),
        ({ contentDocument }) => contentDocument?.documentElement.dataset.theme,
      ),
    }),
    THEMED_FRAMES,
  )
}

/** What readStanding should read in a theme of a page with so many loaded frames. */
export const standingIn = (theme: ThemeName, frames: number) => ({
  scrollY: 0,
  focus: 'BODY',
  ground: toRgb(tokenValue('bg', theme)),
  frames: Array<string>(frames).fill(theme),
})

/** Converts a token's colour to the format of computed styles. */
export function toRgb(colour: string): string {
  const { red, green, blue } = parseColor(colour)
  return `rgb(${red}, ${green}, ${blue})`
}

import type { Page } from 'playwright'

/** The page's window while the test-runner uses it. */
interface RunnerWindow {
  originalConsole: Console
}

/** Keeps the page's console for `resetConsole`. */
export const keepConsole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(window as unknown as RunnerWindow).originalConsole = { ...console }
  })

/**
 * Undoes how the test-runner listens to the console. It wraps its methods for each story and never unwraps them, so in
 * a page that shows hundreds of stories each message would pass hundreds of wrappers, and each would keep it.
 */
export const resetConsole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(console, (window as unknown as RunnerWindow).originalConsole)
  })

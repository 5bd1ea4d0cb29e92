import { setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'

/** jest-worker's message to a worker that has no more files to run. */
const END = 2

/** What the files of a worker share. Undefined before the first one. */
let shared

/**
 * The test-runner's environment, but all story files of a worker use one page: opening Storybook and installing MSW's
 * service worker again for each file took a fifth of the time (docs/decisions/0013-test-run.md).
 */
export default class SharedPageEnvironment extends PlaywrightEnvironment {
  async setup() {
    if (shared === undefined) {
      await super.setup()
      await setupPage(this.global.page, this.global.context)
      const { browserName, deviceName, browser, context, page } = this.global
      shared = { browserName, deviceName, browser, context, page }
      process.on('message', closeAtTheEnd)
    }
    // The test-runner reads this when a file ends; its own setup sets it.
    this._jestPlaywrightConfig ??= {}
    Object.assign(this.global, shared, { jestPlaywright: { resetPage: () => this.resetPage() } })
  }

  /** The test-runner calls this to run a story again that has left Storybook. Such a story fails instead. */
  async resetPage() {
    await shared.page.close()
    const page = await shared.context.newPage()
    await setupPage(page, shared.context)
    shared = { ...shared, page }
    Object.assign(this.global, shared)
    throw new Error('The story has left Storybook: it loaded another page.')
  }

  async teardown() {
    // Jest empties the globals of a file that has ended.
    for (const name of [...Object.keys(shared ?? {}), 'jestPlaywright']) this.global[name] = undefined
    await super.teardown()
  }
}

/** Without this, the connection to the browser would keep the worker alive. */
function closeAtTheEnd([type]) {
  if (type !== END) return
  process.off('message', closeAtTheEnd)
  void shared.browser.close()
}

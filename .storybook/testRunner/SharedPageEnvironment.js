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
      const { browserName, deviceName, browser, context, page } = this.global
      await setupPage(page, context)
      shared = { browserName, deviceName, browser, context, page, hasFailed: false }
      process.on('message', exitAtTheEnd)
    }
    // The test-runner reads this when a file ends; its own setup sets it.
    this._jestPlaywrightConfig ??= {}
    Object.assign(this.global, shared, { jestPlaywright: { resetPage: failStory } })
  }

  /** After a story that failed, and may still be running, hang or have crashed, the next one gets a new page. */
  async handleTestEvent({ name }) {
    if (name === 'test_fn_failure') shared.hasFailed = true
    if (name === 'test_start' && shared.hasFailed) await this.openPage()
  }

  async openPage() {
    // Stops what the story does: a page that is just loading another one would never close.
    await shared.page.goto('about:blank', { timeout: 2_000 }).catch(() => undefined)
    await shared.page.close()
    const page = await shared.context.newPage()
    await setupPage(page, shared.context)
    shared = { ...shared, page, hasFailed: false }
    this.global.page = page
  }

  async teardown() {
    // Jest empties the globals of a file that has ended.
    for (const name of [...Object.keys(shared ?? {}), 'jestPlaywright']) this.global[name] = undefined
    await super.teardown()
  }
}

/** The test-runner calls this to run a story again that has left Storybook. Such a story fails instead. */
function failStory() {
  throw new Error('The story has left Storybook: it loaded another page.')
}

/** The connection to the browser would keep the worker alive. The browser itself is closed by the test-runner. */
function exitAtTheEnd([type]) {
  if (type === END) process.exit()
}

import { appendFileSync, existsSync, statSync } from 'node:fs'
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'
import { MAX_FAILURES, RETRIES } from '../../scripts/retries.mjs'

/** jest-worker's message to a worker that has no more files to run. */
const END = 2

/** A page grows by some 3 MB a story. The file after so many stories opens a new one. */
const STORIES_PER_PAGE = 200

/** A letter for each story that failed for good, in a file of all workers. */
const failuresFile = `${process.env.STORY_COUNTS}.failed`

/** What the files of a worker share. Undefined before the first one. */
let shared

/**
 * The test-runner's environment, but all story files of a worker use one page: opening Storybook and installing MSW's
 * service worker again for each file took a fifth of the time (docs/decisions/0013-test-run.md).
 */
export default class SharedPageEnvironment extends PlaywrightEnvironment {
  async setup() {
    if (shared === undefined) {
      await this.openPage()
      process.on('message', exitAtTheEnd)
    } else if (shared.stories >= STORIES_PER_PAGE) await this.renewPage()
    else Object.assign(this.global, shared.globals)
    // The test-runner reads this when a file ends; its own setup sets it.
    this._jestPlaywrightConfig ??= {}
    // What jest.retryTimes sets.
    this.global[Symbol.for('RETRY_TIMES')] = RETRIES
    this.global[Symbol.for('LOG_ERRORS_BEFORE_RETRY')] = true
  }

  /** After a story that failed, and may still be running, hang or have crashed, the next one gets a new page. */
  async handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure') shared.hasFailed = true
    if (MAX_FAILURES > 0 && name === 'test_done' && test.errors.length > 0 && test.invocations > RETRIES)
      appendFileSync(failuresFile, 'x')
    if (name !== 'test_start') return
    if (existsSync(failuresFile) && statSync(failuresFile).size >= MAX_FAILURES) test.mode = 'skip'
    if (shared.hasFailed) await this.renewPage()
    shared.stories += 1
  }

  async openPage() {
    await super.setup()
    const { browserName, deviceName, browser, context, page } = this.global
    await setupPage(page, context)
    const jestPlaywright = { resetPage: failStory }
    // What the test-runner's own setup file would do, at over a second a story file.
    const { preVisit, postVisit } = await getTestRunnerConfig()
    const hooks = { __sbSetupPage: setupPage, __sbPreVisit: preVisit, __sbPostVisit: postVisit }
    const globals = { browserName, deviceName, browser, context, page, jestPlaywright, ...hooks }
    Object.assign(this.global, globals)
    shared = { globals, stories: 0, hasFailed: false }
  }

  async renewPage() {
    const { browser, page } = shared.globals
    // Stops what the story does: a page that is just loading another one would never close.
    await page.goto('about:blank', { timeout: 2_000 }).catch(() => undefined)
    await browser.close()
    await this.openPage()
  }

  async teardown() {
    // Jest empties the globals of a file that has ended.
    for (const name of Object.keys(shared?.globals ?? {})) this.global[name] = undefined
    await super.teardown()
  }
}

/** The test-runner calls this to run a story again that has left Storybook. Such a story fails instead. */
function failStory() {
  throw new Error(`The story has left Storybook: it loaded ${shared.globals.page.url()}`)
}

/** The connection to the browser would keep the worker alive. The browser itself is closed by the test-runner. */
function exitAtTheEnd([type]) {
  if (type === END) process.exit()
}

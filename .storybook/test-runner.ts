import { appendFileSync } from 'node:fs'
import type { TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { nameStory, removeScreen } from './nameStory.ts'
import { isCheckedInLight, isSiblingFailure } from './screens/states.ts'
import { checkDrawn } from './testRunner/checkDrawn.ts'
import { checkHeading } from './testRunner/checkHeading.ts'
import { checkTexts } from './testRunner/checkTexts.ts'
import { findAxeProblems, loadAxe, type AxeFindings } from './testRunner/findAxeProblems.ts'
import { readStory, type RunnerStory } from './testRunner/readStory.ts'

const DESKTOP = { width: 1440, height: 900 }
const NOT_RUN: AxeFindings = { problems: [], rulesRun: { dark: 0, light: 0 } }

/** Storybook's globals under test: nothing moves by itself, and addon-a11y's own run of axe is off. */
const GLOBALS = { motion: 'still', a11y: { manual: true } }

interface StorybookWindow {
  originalConsole: Console
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void
    emit: (event: string, data: unknown) => void
  }
}

/** The story that runs. A page shows one at a time. */
let story: RunnerStory

/** Sets each story's viewport, then runs axe after its play function. */
const runner: TestRunnerConfig = {
  async prepare({ page }) {
    await openStorybook(page)
    await loadAxe(page)
    await keepConsole(page)
  },
  async preVisit(page, { id }) {
    await resetConsole(page)
    story = await readStory(page, id)
    const size = story.viewport ?? DESKTOP
    const shown = page.viewportSize()
    if (shown?.width !== size.width || shown.height !== size.height) await page.setViewportSize(size)
  },
  async postVisit(page, context) {
    // Its own error says more than what would be found here.
    if (context.hasFailure === true) return
    await checkDrawn(page, context)
    await checkHeading(page, context)
    await checkTexts(page)
    const { title } = context
    const name = nameStory(removeScreen(title, context.name))
    const { STORY_COUNTS, STORY_JOURNEYS } = process.env
    const { problems, rulesRun } =
      story.isCheckedByAxe && !isSiblingFailure(title, name)
        ? await findAxeProblems(page, story, {
            landmarks: title.startsWith('Screens/'),
            light: isCheckedInLight(title, name, STORY_JOURNEYS !== undefined),
          })
        : NOT_RUN
    if (STORY_COUNTS !== undefined)
      appendFileSync(STORY_COUNTS, `${JSON.stringify({ hasPlay: story.hasPlay, ...rulesRun })}\n`)
    if (problems.length > 0) throw new Error(`axe found:\n${problems.join('\n')}`)
  },
}

export default runner

/** Opens Storybook's preview without a story. Globals in its URL would be ignored as long as it names no story. */
async function openStorybook(page: Page): Promise<void> {
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

/** Keeps the page's console for `resetConsole`. */
const keepConsole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(window as unknown as StorybookWindow).originalConsole = { ...console }
  })

/**
 * Undoes how the test-runner listens to the console. It wraps its methods for each story and never unwraps them, so in
 * a page that shows hundreds of stories each message would pass hundreds of wrappers, and each would keep it.
 */
const resetConsole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(console, (window as unknown as StorybookWindow).originalConsole)
  })

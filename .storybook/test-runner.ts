import { appendFileSync } from 'node:fs'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { nameStory, removeScreen } from './nameStory.ts'
import { isCheckedInLight, isSiblingFailure } from './screens/states.ts'
import { checkDrawn } from './testRunner/checkDrawn.ts'
import { checkHeading } from './testRunner/checkHeading.ts'
import { checkTexts } from './testRunner/checkTexts.ts'
import { findAxeProblems, loadAxe, type AxeFindings } from './testRunner/findAxeProblems.ts'
import { openStorybook } from './testRunner/openStorybook.ts'
import { readStory, type RunnerStory } from './testRunner/readStory.ts'
import { keepConsole, resetConsole } from './testRunner/resetConsole.ts'

const DESKTOP = { width: 1440, height: 900 }
const NOT_RUN: AxeFindings = { problems: [], rulesRun: { dark: 0, light: 0 } }

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

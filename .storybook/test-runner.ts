import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'
import type axeCore from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const axeSource = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'), 'utf8')
const DESKTOP = { width: 1440, height: 900 }

/** What a theme can change: all else is the same in both, and looked at once. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const THEMES: readonly { name: string; only?: readonly string[] }[] = [
  { name: 'dark' },
  { name: 'light', only: OF_COLOUR },
]

/** What of a story is asked here: how large it wants the window, and what it says of axe, as addon-a11y reads it. */
interface AskedStory {
  storyGlobals?: { viewport?: { value?: string } }
  parameters: {
    viewport: { options?: Record<string, { styles: { width: string; height: string } }> }
    a11y?: { test?: string; config?: { rules?: { id: string; enabled: boolean }[] } }
  }
}

/** The test-runner's getStoryContext brings all of a story over, its rows as well. */
function storyOf(page: Page, { id }: TestContext): Promise<AskedStory> {
  return page.evaluate(async (storyId) => {
    const { __getContext } = window as unknown as { __getContext: (storyId: string) => Promise<AskedStory> }
    const {
      storyGlobals,
      parameters: { viewport, a11y },
    } = await __getContext(storyId)
    return { ...(storyGlobals && { storyGlobals }), parameters: { viewport, ...(a11y && { a11y }) } }
  }, id)
}

/** Each story: at the size it asks for, then axe over what its play function left, in both themes. */
const runner: TestRunnerConfig = {
  async prepare({ page }) {
    // addon-a11y would run axe as well, before this and unheard: it is for those who look at a story.
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', process.env.TARGET_URL).toString(), {
      waitUntil: 'load',
    })
  },
  async preVisit(page, context) {
    const { parameters, storyGlobals } = await storyOf(page, context)
    const wanted = storyGlobals?.viewport?.value
    const styles = wanted === undefined ? undefined : parameters.viewport.options?.[wanted]?.styles
    await page.setViewportSize(styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : DESKTOP)
  },
  async postVisit(page, context) {
    const { test, config } = (await storyOf(page, context)).parameters.a11y ?? {}
    if (test === 'off') return
    const own = Object.fromEntries((config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]))
    // Once through addon-a11y would look at one theme only, and while the story is still on its way.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
    // Only a whole screen has landmarks to be in. The skip link may stand outside them as a page's first link, which
    // in Storybook's frame it is not.
    const found: string[] = []
    for (const { name: theme, only } of THEMES) {
      const results = await page.evaluate(
        async ({ name, only, landmarks, mainId, own }): Promise<AxeResults> => {
          document.documentElement.dataset.theme = name
          // Colours in transition would be measured half way.
          for (const animation of document.getAnimations()) {
            if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel()
            else animation.finish()
          }
          const { axe } = window as unknown as { axe: typeof axeCore & { _running?: boolean } }
          // It cannot run twice at a time: addon-a11y may not have heard yet that it is not wanted.
          while (axe._running === true) await new Promise((resolve) => setTimeout(resolve, 50))
          const context = { include: ['body'], exclude: [`a[href="#${mainId}"]`] }
          const wanted = only?.filter((id) => own[id]?.enabled !== false)
          return axe.run(
            context,
            wanted
              ? { runOnly: wanted, resultTypes: ['violations'] }
              : { rules: { region: { enabled: landmarks }, ...own }, resultTypes: ['violations'] },
          )
        },
        { name: theme, only, landmarks: context.title.startsWith('Screens/'), mainId: MAIN_ID, own },
      )
      for (const { id, help, nodes } of results.violations) {
        found.push(
          `${theme}: ${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}\n    ${node.failureSummary ?? ''}`).join('\n')}`,
        )
      }
    }
    if (found.length > 0) throw new Error(`axe found:\n${found.join('\n')}`)
  },
}

export default runner

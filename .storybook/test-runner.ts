import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'
import type axeCore from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const axeSource = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'), 'utf8')
const DESKTOP = { width: 1440, height: 900 }

/** Colour rules, checked in both themes. All other rules are checked once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const THEMES: readonly { name: string; only?: readonly string[] }[] = [
  { name: 'dark' },
  { name: 'light', only: COLOUR_RULES },
]

/** The parts of a story's context used here: its viewport, and its axe settings in addon-a11y's format. */
interface StoryContext {
  storyGlobals?: { viewport?: { value?: string } }
  parameters: {
    viewport: { options?: Record<string, { styles: { width: string; height: string } }> }
    a11y?: { test?: string; config?: { rules?: { id: string; enabled: boolean }[] } }
  }
}

/** Reads only the parts needed: the test-runner's getStoryContext serialises the whole context, including its data. */
function storyContext(page: Page, { id }: TestContext): Promise<StoryContext> {
  return page.evaluate(async (storyId) => {
    const { __getContext } = window as unknown as { __getContext: (storyId: string) => Promise<StoryContext> }
    const {
      storyGlobals,
      parameters: { viewport, a11y },
    } = await __getContext(storyId)
    return { ...(storyGlobals && { storyGlobals }), parameters: { viewport, ...(a11y && { a11y }) } }
  }, id)
}

/** Sets each story's viewport, then runs axe in both themes after its play function. */
const runner: TestRunnerConfig = {
  async prepare({ page }) {
    // Turns off addon-a11y's own axe run, which is meant for interactive use.
    await page.goto(new URL('iframe.html?globals=a11y.manual:!true', process.env.TARGET_URL).toString(), {
      waitUntil: 'load',
    })
  },
  async preVisit(page, context) {
    const { parameters, storyGlobals } = await storyContext(page, context)
    const viewportId = storyGlobals?.viewport?.value
    const styles = viewportId === undefined ? undefined : parameters.viewport.options?.[viewportId]?.styles
    await page.setViewportSize(styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : DESKTOP)
  },
  async postVisit(page, context) {
    const { test, config } = (await storyContext(page, context)).parameters.a11y ?? {}
    if (test === 'off') return
    const storyRules = Object.fromEntries((config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }]))
    // addon-a11y would check only one theme, and before the play function is done.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
    // Only whole screens have landmarks. The skip link may be outside them as the first link of a page, which it is
    // not in Storybook's frame.
    const problems: string[] = []
    for (const { name: theme, only } of THEMES) {
      const results = await page.evaluate(
        async ({ name, only, landmarks, mainId, storyRules }): Promise<AxeResults> => {
          document.documentElement.dataset.theme = name
          // Finish transitions, or axe would measure intermediate colours.
          for (const animation of document.getAnimations()) {
            if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel()
            else animation.finish()
          }
          const { axe } = window as unknown as { axe: typeof axeCore & { _running?: boolean } }
          // axe cannot run twice at a time, and addon-a11y may still be running.
          while (axe._running === true) await new Promise((resolve) => setTimeout(resolve, 50))
          const context = { include: ['body'], exclude: [`a[href="#${mainId}"]`] }
          const rules = only?.filter((id) => storyRules[id]?.enabled !== false)
          return axe.run(
            context,
            rules
              ? { runOnly: rules, resultTypes: ['violations'] }
              : { rules: { region: { enabled: landmarks }, ...storyRules }, resultTypes: ['violations'] },
          )
        },
        { name: theme, only, landmarks: context.title.startsWith('Screens/'), mainId: MAIN_ID, storyRules },
      )
      for (const { id, help, nodes } of results.violations) {
        problems.push(
          `${theme}: ${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}\n    ${node.failureSummary ?? ''}`).join('\n')}`,
        )
      }
    }
    if (problems.length > 0) throw new Error(`axe found:\n${problems.join('\n')}`)
  },
}

export default runner

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'
import type axeCore from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import type { RunnerStory } from './readStory.ts'

const axeSource = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules of axe whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe found in one story. */
export interface AxeFindings {
  /** One text for each rule that is broken, with its elements. */
  problems: string[]
  /** How many rules ran in the dark theme, and in the light one. */
  rulesRun: { dark: number; light: number }
}

/** Loads axe into the page, once. */
export const loadAxe = (page: Page): Promise<void> => page.evaluate(axeSource)

/**
 * Runs axe on the story in the page: all rules in the dark theme; `light`: those of colours in the light one too.
 * `landmarks`: whether all content has to be in landmarks, which only whole screens have.
 */
export function findAxeProblems(
  page: Page,
  { axeRules }: RunnerStory,
  options: { landmarks: boolean; light: boolean },
): Promise<AxeFindings> {
  return page.evaluate(
    async ({ mainId, landmarks, light, axeRules, colourRules }): Promise<AxeFindings> => {
      const { axe } = window as unknown as { axe: typeof axeCore }
      // The skip link may be outside landmarks as the first link of a page, which it is not in Storybook's frame.
      const context = { include: ['body'], exclude: [`a[href="#${mainId}"]`] }
      const runIn = (theme: 'dark' | 'light') => {
        document.documentElement.dataset.theme = theme
        // Finish transitions, or axe would measure colours in between.
        for (const animation of document.getAnimations()) {
          if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel()
          else animation.finish()
        }
        return axe.run(
          context,
          theme === 'dark'
            ? { rules: { region: { enabled: landmarks }, ...axeRules }, resultTypes: ['violations'] }
            : { runOnly: colourRules.filter((id) => axeRules[id]?.enabled !== false), resultTypes: ['violations'] },
        )
      }
      const countRules = ({ violations, passes, incomplete, inapplicable }: AxeResults) =>
        new Set([violations, passes, incomplete, inapplicable].flatMap((results) => results.map(({ id }) => id))).size
      const problemsOf = (theme: string, { violations }: AxeResults) =>
        violations.map(
          ({ id, help, nodes }) =>
            `${theme}: ${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}\n    ${node.failureSummary ?? ''}`).join('\n')}`,
        )
      const dark = await runIn('dark')
      const inLight = light ? await runIn('light') : null
      return {
        problems: [...problemsOf('dark', dark), ...(inLight === null ? [] : problemsOf('light', inLight))],
        rulesRun: { dark: countRules(dark), light: inLight === null ? 0 : countRules(inLight) },
      }
    },
    { mainId: MAIN_ID, ...options, axeRules, colourRules: COLOUR_RULES },
  )
}

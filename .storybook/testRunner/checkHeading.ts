import type { TestContext } from '@storybook/test-runner'
import type { Page } from 'playwright'

interface HeadingContext {
  parameters: { heading?: string | RegExp }
}

/**
 * Fails unless a screen's story ends on the one visible h1 that its `parameters.heading` names. Matched in the page: a
 * RegExp would not survive the way here.
 */
export async function checkHeading(page: Page, { id, title }: TestContext): Promise<void> {
  if (!title.startsWith('Screens/')) return
  const problem = await page.evaluate(async (storyId) => {
    const { __getContext } = window as unknown as { __getContext: (storyId: string) => Promise<HeadingContext> }
    const { heading } = (await __getContext(storyId)).parameters
    const visible = Array.from(document.querySelectorAll('h1'), (h1) =>
      h1.checkVisibility({ visibilityProperty: true }) ? h1.textContent.trim() : null,
    ).filter((text) => text !== null)
    const [text] = visible
    const found = visible.map((each) => `“${each}”`).join(', ')
    if (text === undefined || visible.length > 1) return `ends on ${visible.length} visible h1, not one: ${found}`
    if (heading === undefined)
      return `has no heading. Add to the parameters of the story, or of its file: heading: '${text}'`
    const matches = heading instanceof RegExp ? heading.test(text) : heading === text
    return matches ? null : `ends on the h1 ${found}, not on “${String(heading)}” (parameters.heading)`
  }, id)
  if (problem !== null) throw new Error(`The story ${problem}`)
}

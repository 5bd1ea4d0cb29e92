import type { TestContext } from '@storybook/test-runner'
import type { Page } from 'playwright'

interface StoryContext {
  parameters: { empty?: boolean }
}

/**
 * Fails if a story draws nothing, in its root or in a portal: no text, no element with a role and a name of its own, no
 * picture. A story that is meant to draw nothing says so by `parameters.empty`, and then fails if it draws something.
 */
export async function checkDrawn(page: Page, { id }: TestContext): Promise<void> {
  const { isDrawn, isMeantEmpty } = await page.evaluate(async (storyId) => {
    const NAMED = ':is([aria-label], [title]):not([aria-label=""], [title=""])'
    const PICTURES = 'img, video, canvas, svg :is(path, rect, circle, ellipse, line, polyline, polygon, text, use)'

    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const sizeOf = (element: Element) => element.getBoundingClientRect()
    const hasText = (part: Element) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode() !== null) {
        const { nodeValue, parentElement } = texts.currentNode
        if (nodeValue?.trim() && parentElement !== null && isVisible(parentElement)) return true
      }
      return false
    }
    const has = (part: Element, selector: string, isDrawn: (size: DOMRect) => boolean) =>
      [...part.querySelectorAll(selector)].some((element) => isVisible(element) && isDrawn(sizeOf(element)))
    const draws = (part: Element) =>
      hasText(part) ||
      // Live regions are named, and have no height while they say nothing.
      has(part, NAMED, ({ width, height }) => width * height > 0) ||
      has(part, PICTURES, ({ width, height }) => width + height > 0)

    const { __getContext } = window as unknown as { __getContext: (storyId: string) => Promise<StoryContext> }
    // The other children of the body are portals, and Storybook's own.
    const parts = [...document.body.children].filter(
      (part) => part.id === 'storybook-root' || !part.matches('.sb-wrapper, [id^="storybook-"]'),
    )
    return {
      isDrawn: parts.some(draws),
      isMeantEmpty: (await __getContext(storyId)).parameters.empty === true,
    }
  }, id)
  if (!isDrawn && !isMeantEmpty) throw new Error('draws nothing; if it is meant to, say so by parameters.empty')
  if (isDrawn && isMeantEmpty) throw new Error('draws something, but parameters.empty says that it is meant not to')
}

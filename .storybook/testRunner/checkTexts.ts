import type { Page } from 'playwright'

/**
 * Fails if React holds a text node that a translator can replace: text beside other nodes, or text that is not the only
 * child of a JSX element. Browsers that translate put other nodes in its place; React then changes a node that is no
 * longer on the page, or crashes where it inserts before it or removes it. Text alone in its element is set by the element.
 */
export async function checkTexts(page: Page): Promise<void> {
  const problems = await page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      const isOfStorybook = parent?.closest('script, style, .sb-wrapper, [id^="storybook-"]:not(#storybook-root)')
      if (parent === null || isOfStorybook || !text.nodeValue?.trim()) continue
      // React marks the nodes that it holds; a text that is set by its element is not one of them.
      const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber'))
      if (isHeld || parent.childNodes.length > 1)
        found.add(`"${text.nodeValue.trim().slice(0, 60)}" in ${parent.outerHTML.slice(0, 160)}`)
    }
    return [...found]
  })
  if (problems.length > 0) throw new Error(`text that a translator would detach from React:\n${problems.join('\n')}`)
}

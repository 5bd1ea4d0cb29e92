import type { Page } from '@playwright/test'
import type { Snippet } from '../../scripts/compileSnippets.ts'

/** Storybook's preview, as far as it is read here. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    extract: () => Promise<Record<string, Story>>
  }
}

interface Story {
  id: string
  title: string
  tags: readonly string[]
  parameters: { docs?: { source?: { code?: string } } }
}

/**
 * Reads the code of the stories on all documentation pages, in their order, from any open page: it is known without
 * drawing them. Of stories of a page with the same code, which it shows once, the first.
 */
export async function collectSnippets(page: Page): Promise<Snippet[]> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
    await preview.ready()
    return Object.values(await preview.extract())
      .filter(({ tags }) => tags.includes('autodocs'))
      .flatMap(({ id, title, parameters }) => {
        const code = parameters.docs?.source?.code
        return code === undefined ? [] : { storyId: id, title, code }
      })
  })
  const key = ({ title, code }: (typeof stories)[number]) => `${title}\n${code}`
  return [...new Map(stories.toReversed().map((story) => [key(story), story])).values()].toReversed()
}

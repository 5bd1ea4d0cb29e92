import type { Page } from 'playwright'

/** What the runner needs of a story. */
export interface RunnerStory {
  /** Size of the window that the story is shown in, in px. */
  viewport: { width: number; height: number } | null
  /** False where the story turns axe off. */
  isCheckedByAxe: boolean
  /** Axe rules that the story turns on or off. */
  axeRules: Readonly<Record<string, { enabled: boolean }>>
  hasPlay: boolean
}

/** A prepared story, as far as it is read here. `a11y` is in addon-a11y's format. */
interface PreparedStory {
  playFunction?: unknown
  storyGlobals?: { viewport?: { value?: string } }
  parameters: {
    viewport: { options?: Record<string, { styles: { width: string; height: string } }> }
    a11y?: { test?: string; config?: { rules?: { id: string; enabled: boolean }[] } }
  }
}

/**
 * Reads a story from the page before it is shown. The test-runner's getStoryContext would serialise the whole context,
 * including its data.
 */
export function readStory(page: Page, storyId: string): Promise<RunnerStory> {
  return page.evaluate(async (storyId): Promise<RunnerStory> => {
    const { __getContext } = window as unknown as { __getContext: (storyId: string) => Promise<PreparedStory> }
    const { playFunction, storyGlobals, parameters } = await __getContext(storyId)
    const { viewport, a11y } = parameters
    const size = viewport.options?.[storyGlobals?.viewport?.value ?? '']?.styles
    return {
      viewport: size === undefined ? null : { width: parseInt(size.width), height: parseInt(size.height) },
      isCheckedByAxe: a11y?.test !== 'off',
      axeRules: Object.fromEntries((a11y?.config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }])),
      hasPlay: playFunction !== undefined,
    }
  }, storyId)
}

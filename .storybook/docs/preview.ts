import type { PreparedStory } from 'storybook/internal/types'

/** Storybook's preview, as far as pages use it. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> }
}

/** Loads a story, which may be another page's. */
export const loadStory = (storyId: string): Promise<PreparedStory> =>
  (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.loadStory({ storyId })

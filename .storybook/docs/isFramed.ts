import type { PreparedStory } from 'storybook/internal/types'

interface DocsParameters {
  story?: { inline?: boolean; height?: string }
}

/**
 * Whether a documentation page shows a story in a frame of its own: because it covers the page
 * (`parameters.docs.story.inline: false`), depends on the window's width, or has a theme of its own.
 */
export const isFramed = (story: PreparedStory): boolean =>
  docsOf(story).story?.inline === false || viewportOf(story) !== undefined || 'theme' in story.storyGlobals

/** The height that a story's frame always has; undefined: as high as what it shows. */
export const frameHeightOf = (story: PreparedStory): string | undefined => docsOf(story).story?.height

/** The size of the window that a story is made for, as '390px'. */
export function viewportOf(story: PreparedStory): { width: string; height: string } | undefined {
  const { value } = (story.storyGlobals.viewport ?? {}) as { value?: string }
  const { options = {} } = (story.parameters.viewport ?? {}) as {
    options?: Record<string, { styles: { width: string; height: string } }>
  }
  return value === undefined ? undefined : options[value]?.styles
}

const docsOf = ({ parameters }: PreparedStory): DocsParameters => (parameters.docs ?? {}) as DocsParameters

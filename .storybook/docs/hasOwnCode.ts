import type { PreparedStory } from 'storybook/internal/types'

/** Whether a story has code that no story before it on its page has. A file without a component has none. */
export const hasOwnCode = (story: PreparedStory, page: readonly PreparedStory[]): boolean =>
  codeOf(story) !== undefined && page.find((one) => codeOf(one) === codeOf(story)) === story

const codeOf = ({ parameters }: PreparedStory): string | undefined =>
  (parameters.docs as { source?: { code?: string } } | undefined)?.source?.code

import type { PreparedStory } from 'storybook/internal/types'

/** Whether no story before it on its page has the same code. */
export const hasOwnCode = (story: PreparedStory, page: readonly PreparedStory[]): boolean =>
  page.find((one) => codeOf(one) === codeOf(story)) === story

const codeOf = ({ parameters }: PreparedStory): string | undefined =>
  (parameters.docs as { source?: { code?: string } } | undefined)?.source?.code

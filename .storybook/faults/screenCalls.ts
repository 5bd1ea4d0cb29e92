import { callsOf, type PageCall } from '#mocks/pageCalls.ts'
import { screenOf } from '../screens/screens.ts'

/** The calls of the screen that a story shows, by its title; none for a component's story. */
export function screenCalls(storyTitle: string): readonly PageCall[] {
  const screen = screenOf(storyTitle)
  return callsOf(screen?.page ?? screen?.part ?? '')
}

/** A call in words, with when it is made: 'New rating of an ad, on a press'. */
export const callInWords = ({ words, when }: Pick<PageCall, 'words' | 'when'>): string =>
  when === 'press' ? `${words}, on a press` : words

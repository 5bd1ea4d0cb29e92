import { callsOf, type PageCall } from '#mocks/pageCalls.ts'
import { screenOf } from '../screens/screens.ts'

/** The calls of the screen that a story shows, by its title; none for a component's story. */
export function screenCalls(storyTitle: string): readonly PageCall[] {
  const screen = screenOf(storyTitle)
  return callsOf(screen?.page ?? screen?.part ?? '')
}

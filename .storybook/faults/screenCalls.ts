import { callsOf, type PageCall } from '#mocks/pageCalls.ts'
import { screenOf } from '../screens/screens.ts'

/** The calls of the screen that a story shows, by its title; none for a component's story. */
export const screenCalls = (storyTitle: string): readonly PageCall[] => callsOf(screenOf(storyTitle)?.page ?? '')

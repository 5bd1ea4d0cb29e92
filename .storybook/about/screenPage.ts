import { sanitize } from 'storybook/internal/csf'
import { screenOf } from '../screens/screens.ts'

/** True for the stories of screens; their ids never change. */
export const isScreenStory = (storyId = ''): boolean => storyId.startsWith('screens-')

/** The page of a screen in Storybook. */
export interface ScreenPage {
  /** 'Ad details'. */
  name: string
  /** Of the page, in Storybook's index. */
  id: string
}

/** The page with all states of the screen that stories with this title belong to. */
export function screenPageOf(storyTitle = ''): ScreenPage | undefined {
  const screen = screenOf(storyTitle)
  if (screen === undefined) return undefined
  const name = screen.title.replace(/^.*\//, '')
  return { name, id: `screens-${sanitize(name)}--all-states` }
}

import { removeScreen } from '../nameStory.ts'
import type { IndexEntry } from '../docs/readIndex.ts'
import { screenOf } from './screens.ts'

/** A story of a screen; `name` leaves out the screen. */
export interface ScreenStory {
  id: string
  name: string
}

/** A section of a screen's page. */
export interface StateSection {
  /** 'Errors'. */
  heading: string
  stories: readonly ScreenStory[]
}

/** What a screen's own stories show, by their names, in the order of the page. The first that matches counts. */
const STATES: readonly [heading: string, names: RegExp][] = [
  [
    'Default',
    /^(default|secondary layout|long text|right to left|mobile|at 768|light|reduced motion|masquerade|signed in)\b/i,
  ],
  ['Loading', /\bloading\b|^(reading|slow)$/i],
  ['Empty', /^empty|^no accounts$|^nothing served$/i],
  ['Partial', /\bfails? (with|in)\b|\bwithout network$|^failing\b|\bbroken$/i],
  [
    'Errors',
    /^\d{3} |^(another status|no network|unreadable body|failure|server too slow|retrying|tries again|tried again|turned off|of another account|no number|link out of date|unsafe|relative|mail)\b|^broken link$/i,
  ],
  ['At work', /^/],
]

/**
 * A screen's stories and its 'failures' in sections: by what they show, in the order of the index; then its further groups
 * of stories, such as those of 'Screens/Dashboard/Titles/Selection', each by itself.
 */
export function sectionsOf(
  screenTitle: string,
  entries: readonly Pick<IndexEntry, 'id' | 'title' | 'name' | 'type'>[],
): StateSection[] {
  const own = new Map(STATES.map(([heading]): [string, ScreenStory[]] => [heading, []]))
  const groups = new Map<string, ScreenStory[]>()
  for (const { id, title, name, type } of entries) {
    if (type !== 'story' || screenOf(title)?.title !== screenTitle) continue
    const story = { id, name: removeScreen(title, name) }
    const group = title.slice(`Screens/${screenTitle}/`.length)
    if (group !== '' && group !== 'Failures') groups.set(group, [...(groups.get(group) ?? []), story])
    else own.get(STATES.find(([, names]) => names.test(story.name))?.[0] ?? '')?.push(story)
  }
  const atWork = own.get('At work')
  for (const [group, stories] of groups) {
    if (group === 'At work') atWork?.push(...stories)
    else own.set(group, stories)
  }
  return Array.from(own, ([heading, stories]) => ({ heading, stories })).filter(({ stories }) => stories.length > 0)
}

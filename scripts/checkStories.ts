import { existsSync, readFileSync } from 'node:fs'
import { readStoryFaults } from '../.storybook/overview/storyFaults.ts'
import { removeScreen } from '../.storybook/nameStory.ts'
import { screenOf, SCREENS } from '../.storybook/screens/screens.ts'
import { EVERY_CALLING_SCREEN, EVERY_SCREEN } from '../.storybook/screens/states.ts'
import type { EndpointId } from '../src/api/testing/allEndpoints.ts'
import { callsOf, rolesOf, type Role } from '../mocks/pageCalls.ts'

/*
 * Reads the index of the built Storybook and fails when a screen lacks a story that every screen has
 * (docs/decisions/0003-stories-through-the-app.md).
 */

/** States that only some screens have, or that one screen shows for all, by the title of their stories. */
const FURTHER_STATES: Readonly<Record<string, readonly string[]>> = {
  'Dashboard/Account/Not opened': ['Cannot be opened', 'Opens the first'],
  'Dashboard/Titles': ['Searched', 'One country'],
  'Dashboard/Ad details/Drafts': ['Draft restored', 'New version with a draft'],
  'Dashboard/Ads/At work': [
    'Sorted by rate',
    'Rejected with reasons',
    'Rejected with reasons table',
    'All filters sheet',
  ],
  'Dashboard/Account/At work': ['Switch too slow', 'Masquerading cancelled'],
  'Dashboard/Ad results/At work': ['Creatives with their ad', 'No ads'],
  'Dashboard/Title results/At work': ['No rows match by author', 'Rows with the mark of their line', 'One title'],
  'Dashboard/Title details/At work': [
    'Upload unconfirmed',
    'Upload stopped late',
    'Sent before',
    'Draft restored',
    'No earlier data',
    'No ads in the country',
    'Never ran',
    'Never ran unknown',
    'With today',
  ],
  'Dashboard/Ad details/At work': [
    'Not running in the country',
    'Rejected',
    'Starts later',
    'Not scheduled',
    'Never ran',
    'With today',
    'Rejected reason under the heading',
  ],
  'Dashboard/Title results/Compared': ['With today', 'Today only'],
  'Dashboard/User menu': ['Masquerade', 'Secondary layout'],
  'Dashboard/User menu/At work': ['By keyboard', 'Few accounts', 'Many accounts', 'Switching'],
  'Dashboard/Title results/Link': ['Other account', 'No access'],
  'Dashboard/Ad details/Ratings': ['Rated by another'],
}

const ALWAYS = ['500', 'network']
/** The failures of a call that stories show, by what they do to its page. */
const SHOWN_FAILURES: Readonly<Record<Role, readonly string[]>> = {
  data: ALWAYS,
  subject: [...ALWAYS, '404'],
  sends: [...ALWAYS, '422'],
  names: [],
  silent: [],
}

/** What looks alike on every page is shown by the stories of one screen. */
const SHOWN_ONCE: Readonly<Partial<Record<EndpointId, string>>> = {
  getMe: 'Dashboard/User menu',
  listMyAccounts: 'Dashboard/User menu',
  switchAccount: 'Dashboard/User menu',
  uploadCard: 'Dashboard/Title details',
}

interface Story {
  type: 'story' | 'docs'
  title: string
  name: string
  importPath: string
  exportName: string
}

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
if (!existsSync(new URL('storybook-static/index.json', root))) {
  console.error('No storybook-static/index.json: run `npm run build-storybook` first.')
  process.exit(1)
}
const { entries } = JSON.parse(read('storybook-static/index.json')) as { entries: Record<string, Story> }
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const problems: string[] = []

const storiesOf = (screen: string) => stories.filter(({ title }) => title === `Screens/${screen}`)
function checkNames(screen: string, names: readonly string[]): void {
  const existing = storiesOf(screen).map(({ title, name }) => removeScreen(title, name))
  for (const name of names) if (!existing.includes(name)) problems.push(`${screen}: no story "${name}"`)
}

for (const { title, hasNoCalls } of SCREENS) {
  checkNames(title, hasNoCalls ? EVERY_SCREEN : [...EVERY_SCREEN, ...EVERY_CALLING_SCREEN])
  if (!Object.values(entries).some((entry) => entry.title === `Screens/${title}` && entry.name === 'All states'))
    problems.push(`${title}: no page of all states (.storybook/screens)`)
  const sources = new Set(storiesOf(title).map(({ importPath }) => importPath))
  if (hasNoCalls && Array.from(sources).some((path) => /#api\/endpoints|#mocks\/respond/.test(read(path))))
    problems.push(`${title}: hasNoCalls, yet its stories name endpoints`)
}

for (const [title, names] of Object.entries(FURTHER_STATES)) checkNames(title, names)

const failuresIn = ({ importPath, exportName }: Story) => readStoryFaults(read(importPath))[exportName] ?? []

for (const { title, page, part } of SCREENS) {
  const shown = new Set(stories.filter((story) => screenOf(story.title)?.title === title).flatMap(failuresIn))
  for (const { id } of callsOf(page ?? part ?? '')) {
    if ((SHOWN_ONCE[id] ?? title) !== title) continue
    for (const fault of new Set(rolesOf(page ?? part ?? '', id).flatMap((role) => SHOWN_FAILURES[role])))
      if (!shown.has(`${id}-${fault}`)) problems.push(`${title}: no story in which ${id} fails with ${fault}`)
  }
}

for (const title of new Set(stories.map((story) => story.title)))
  if (title.startsWith('Screens/') && screenOf(title) === undefined) problems.push(`${title}: no screen of this name`)

for (const problem of problems) console.error(problem)
console.log(`${SCREENS.length} screens, ${stories.length} stories, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)

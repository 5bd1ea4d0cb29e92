import { existsSync, readFileSync } from 'node:fs'
import type { PageName } from '../src/app/routing/paths.ts'

/*
 * Reads the index of the built Storybook and fails when a screen lacks a story that every screen has
 * (docs/decisions/0003-stories-through-the-app.md). A screen that calls no endpoint is tagged `still`, which fails when
 * its stories name one.
 */

/** The title in the sidebar, below 'Screens/', of each page's screen. */
const PAGE_SCREENS: Readonly<Record<PageName, string>> = {
  titles: 'Titles',
  title: 'Title details',
  titleAds: 'Title ads',
  ads: 'Ads',
  ad: 'Ad details',
  adResults: 'Ad results',
  titleResults: 'Title results',
  account: 'Account',
  users: 'Users',
  error: 'Server error',
  brokenLink: 'Broken link',
  login: 'Login',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
  clickThrough: 'Click-through',
  showcase: 'Showcase',
  notFound: 'Not found',
}

/** Screens without a page of their own. */
const OTHER_SCREENS = ['Empty account', 'Global error', 'New version', 'No connection', 'Router error']

const EVERY_SCREEN = ['Default', 'Long Text', 'Mobile', 'Light']
const EVERY_LOADING_SCREEN = [
  'Loading',
  'Empty',
  'Bad Request 400',
  'Unauthorized 401',
  'Forbidden 403',
  'Not Found 404',
  'Validation Error 422',
  'Too Many Requests 429',
  'Internal Server Error 500',
  'Bad Gateway 502',
  'Service Unavailable 503',
  'Another Status',
  'No Network',
  'Unreadable Body',
]

/** States that only some screens have, or that one screen shows for all, by the title of their stories. */
const FURTHER_STATES: Readonly<Record<string, readonly string[]>> = {
  'Screens/Account not opened': ['Cannot Be Opened', 'Opens The First'],
  'Screens/Titles': ['Server Too Slow'],
  'Screens/Login': ['Server Too Slow'],
  'Screens/Account at work': ['Switch Too Slow', 'Masquerading Cancelled'],
  'Screens/Title details at work': ['Upload Unconfirmed', 'Upload Stopped Late'],
}

interface Story {
  type: 'story' | 'docs'
  title: string
  name: string
  importPath: string
  tags: string[]
}

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
if (!existsSync(new URL('storybook-static/index.json', root))) {
  console.error('No storybook-static/index.json: run `npm run build-storybook` first.')
  process.exit(1)
}
const { entries } = JSON.parse(read('storybook-static/index.json')) as { entries: Record<string, Story> }
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const screens = [...Object.values(PAGE_SCREENS), ...OTHER_SCREENS]
const problems: string[] = []

for (const screen of screens) {
  const own = stories.filter(({ title }) => title === `Screens/${screen}`)
  const names = new Set(own.map(({ name }) => name))
  const isStill = own.length > 0 && own.every(({ tags }) => tags.includes('still'))
  for (const required of isStill ? EVERY_SCREEN : [...EVERY_SCREEN, ...EVERY_LOADING_SCREEN])
    if (!names.has(required)) problems.push(`${screen}: no story "${required}"`)
  const sources = new Set(own.map(({ importPath }) => importPath))
  if (isStill && Array.from(sources).some((path) => /#api\/endpoints|#mocks\/respond/.test(read(path))))
    problems.push(`${screen}: tagged 'still', yet its stories name endpoints`)
}

for (const [title, names] of Object.entries(FURTHER_STATES))
  for (const required of names)
    if (!stories.some((story) => story.title === title && story.name === required))
      problems.push(`${title}: no story "${required}"`)

// 'Screens/Ad details at work' holds further stories of 'Screens/Ad details'.
const known = new RegExp(`^Screens/(${screens.join('|')})( [a-z ]+)?$`)
for (const title of new Set(stories.map((story) => story.title)))
  if (title.startsWith('Screens/') && !known.test(title)) problems.push(`${title}: no screen of this name`)

for (const problem of problems) console.error(problem)
console.log(`${screens.length} screens, ${stories.length} stories, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { root } from './install.mjs'

/*
 * Reads the index of the built Storybook and fails when a screen lacks a story of the list
 * (docs/decisions/0003-stories-through-the-app.md), or has a name in the sidebar that is not words. A screen that asks the
 * API for nothing says so by the tag `still`, and is believed only as long as its stories name no endpoint.
 */
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

/** 'Ad details', never 'AdDetails'. */
const SCREEN_TITLE = /^Screens\/[A-Z][a-z-]*( [a-z-]+)*$/

const index = `${root}storybook-static/index.json`
if (!existsSync(index)) {
  console.error('No storybook-static/index.json: run `npm run build-storybook` first.')
  process.exit(1)
}
const stories = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries).filter((entry) => entry.type === 'story')
const folders = readdirSync(`${root}src/screens`, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'shared',
)
const problems = []

for (const { name: folder } of folders) {
  const own = stories.filter((story) => story.importPath.startsWith(`./src/screens/${folder}/`))
  if (own.length === 0) {
    problems.push(`${folder}: no stories at all`)
    continue
  }
  const still = own.every((story) => story.tags.includes('still'))
  if (
    still &&
    own.some((story) => /#api\/endpoints|#mocks\/respond/.test(readFileSync(`${root}${story.importPath}`, 'utf8')))
  ) {
    problems.push(`${folder}: tagged 'still', yet its stories name endpoints`)
  }
  const names = new Set(own.map((story) => story.name))
  for (const wanted of still ? EVERY_SCREEN : [...EVERY_SCREEN, ...EVERY_LOADING_SCREEN]) {
    if (!names.has(wanted)) problems.push(`${folder}: no story "${wanted}"`)
  }
}

for (const title of new Set(stories.map((story) => story.title).filter((title) => title.startsWith('Screens/')))) {
  if (!SCREEN_TITLE.test(title)) problems.push(`${title}: a screen is named by words, 'Screens/Ad details'`)
}

for (const problem of problems) console.error(problem)
console.log(`${folders.length} screens, ${stories.length} stories, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)

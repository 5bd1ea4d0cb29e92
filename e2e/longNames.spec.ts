import type { Page, Route } from '@playwright/test'
import { expect, test } from './app.ts'

const PAGES = [
  '/dashboard/titles',
  '/dashboard/titles/101',
  '/dashboard/title-ads/101',
  '/dashboard/ads',
  '/dashboard/ads?view=table',
  '/dashboard/ads/10101?campaign=101011&item=1010111',
  '/dashboard/title-results?cmp=previous',
  '/dashboard/users',
  '/dashboard/account',
  '/showcase/latest',
]
const WIDTHS = [390, 1280]
/** At once, to save time. */
const TABS = 4

/** Fields with names of titles, ads, campaigns, creatives, users and accounts, and the texts that come with them. */
const NAME_FIELDS =
  /^(entity_name|parent_name|elad_name|elcam_name|name|acc_name|name_first|name_last|user_name|title|author|series|imprint|alt|strapline)$/

const rename = (value: unknown, name: string, field = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => rename(each, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rename(each, name, key)]))
  return typeof value === 'string' && NAME_FIELDS.test(field) ? name : value
}

/** Gives everything in the API's responses one name. The session's own user name stays. */
async function renameAll(route: Route, name: string): Promise<void> {
  if (route.request().method() === 'OPTIONS') return route.continue()
  const response = await route.fetch({ maxRetries: 3 })
  if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response })
  const body: unknown = await response.json()
  const renamed = rename(body, name)
  const isMe = route.request().url().endsWith('/me/')
  const { user_name: userName } = Object(body) as { user_name?: unknown }
  await route.fulfill({ response, json: isMe ? { ...(renamed as object), user_name: userName } : renamed })
}

/** How far the page scrolls sideways, and the longest text and tooltip on it. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let longestText = 0
    while (walker.nextNode()) longestText = Math.max(longestText, walker.currentNode.nodeValue?.length ?? 0)
    const lengthsOf = (attribute: string) =>
      Array.from(document.querySelectorAll(`[${attribute}]`), (each) => each.getAttribute(attribute)?.length ?? 0)
    return {
      sideways: (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth,
      longestText: Math.max(longestText, document.title.length, ...lengthsOf('aria-label'), ...lengthsOf('alt')),
      longestTooltip: Math.max(0, ...lengthsOf('title')),
    }
  })

for (const [what, name] of [
  ['a word of 40 letters', 'W'.repeat(40)],
  ['a word of 10,000 letters', 'W'.repeat(10_000)],
] as const) {
  test(`no page scrolls sideways with ${what} as every name`, async ({ signedIn }) => {
    test.slow()
    const context = signedIn.context()
    await context.route(/\/(api\/v1\/(?!lookup)|showcase\/\w+\.json)/, (route) => renameAll(route, name))
    const paths = [...PAGES]
    const problems: string[] = []
    const checkPages = async () => {
      const page = await context.newPage()
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        await page.goto(path)
        await expect(page.getByText(name.slice(0, 40)).first()).toBeAttached({ timeout: 45_000 })
        await page.waitForLoadState('networkidle')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          const { sideways, longestText, longestTooltip } = await measure(page)
          if (sideways > 0) problems.push(`${path} at ${width} px scrolls ${sideways} px sideways`)
          // Some texts have two names: that of a book and its author's.
          if (longestText > 1_010) problems.push(`${path} at ${width} px shows ${longestText} characters`)
          if (longestTooltip > 2001)
            problems.push(`${path} at ${width} px has a tooltip of ${longestTooltip} characters`)
        }
      }
    }
    await Promise.all(Array.from({ length: TABS }, checkPages))
    // A call that is under way is cut off when the test ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    expect(problems.sort()).toEqual([])
  })
}

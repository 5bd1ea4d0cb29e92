import { chromium, type Browser } from 'playwright'
import { docsPages, REQUESTS_ALLOWED } from '../../e2e/storybook/docsPage.ts'
import { collectSnippets } from '../../e2e/storybook/collectSnippets.ts'
import { readProps } from '../../e2e/storybook/readProps.ts'
import { browserArgs, ensureBrowser } from '../browser.mjs'
import { compileSnippets } from '../compileSnippets.ts'
import { serveStorybook } from '../serveStorybook.mjs'
import { visitCold, type Visit } from './visitCold.ts'

/** Pages at a time. */
const AT_ONCE = 4

/** `npm run check-docs`: prints a line for each documentation page. Resolves with the exit code. */
export async function checkDocs(args: readonly string[]): Promise<number> {
  const other = args[args.indexOf('--url') + 1]
  const server =
    args.includes('--url') && other !== undefined
      ? { url: other, close: () => Promise.resolve() }
      : await serveStorybook()
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs })
  const problems = (await Promise.all([checkPages(browser, server.url), checkContent(browser, server.url)])).flat()
  await browser.close()
  await server.close()
  for (const problem of problems) console.error(problem)
  console.log(`${problems.length} problems`)
  return problems.length > 0 ? 1 : 0
}

/** Opens every page cold in both themes. Resolves with what is wrong. */
async function checkPages(browser: Browser, url: string): Promise<string[]> {
  const problems: string[] = []
  const ids = await docsPages(url)
  console.log('page | requests light, dark | theme kept | stood still | errors')
  const rest = ids.values()
  const work = async () => {
    for (const id of rest) {
      const visits = [await visitCold(browser, url, id, 'light'), await visitCold(browser, url, id, 'dark')]
      const every = (key: 'keptTheme' | 'stoodStill') => (visits.every((visit) => visit[key]) ? 'yes' : 'NO')
      const errors = visits.reduce((sum, visit) => sum + visit.errors, 0)
      const requests = visits.map((visit) => visit.requests).join(', ')
      console.log(`${id} | ${requests} | ${every('keptTheme')} | ${every('stoodStill')} | ${errors}`)
      if (visits.some(isBad)) problems.push(`${id}: see its line`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return problems
}

const isBad = ({ requests, keptTheme, stoodStill, errors }: Visit): boolean =>
  requests > REQUESTS_ALLOWED || !keptTheme || !stoodStill || errors > 0

/** Compiles the pages' code and reads their tables of props. Resolves with what is wrong. */
async function checkContent(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage()
  await page.goto(`${url}/iframe.html`)
  const snippets = await collectSnippets(page)
  const errors = compileSnippets(snippets)
  const props = await readProps(page)
  const undescribed = props.filter(({ description }) => description === '').map(({ name }) => `${name}: no description`)
  const undefaulted = props
    .filter((prop) => !prop.isRequired && prop.default === '')
    .map(({ name }) => `${name}: no default`)
  console.log(`${snippets.length} snippets, ${errors.length} errors in them`)
  console.log(`${props.length} props, ${undescribed.length} not described, ${undefaulted.length} without default`)
  return [...errors, ...undescribed, ...undefaulted]
}

import type { Page } from '@playwright/test'
import { expect, keepSession, test } from './app.ts'

/*
 * A browser that translates a page puts other nodes in place of its texts, and does so again whenever they change. The
 * page then has to say the same as an untouched one, whatever is chosen.
 */

type Step = (page: Page) => Promise<unknown>

const press =
  (name: string | RegExp, role: 'button' | 'radio' = 'button'): Step =>
  (page) =>
    page
      .getByRole(role, { name })
      .first()
      .click({ force: role === 'radio' })
const choose =
  (control: string | RegExp, option: string | RegExp): Step =>
  async (page) => {
    await page.getByRole('combobox', { name: control }).first().click()
    await page.getByRole('option', { name: option }).first().click()
  }
const search =
  (text: string): Step =>
  (page) =>
    page.getByRole('searchbox').first().fill(text)
/** Fills a field and leaves it, so that its errors show. */
const type =
  (label: string, text: string): Step =>
  async (page) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.keyboard.press('Tab')
  }
const period =
  (name: string): Step =>
  async (page) => {
    await press(/^Period/)(page)
    await page.getByText(name, { exact: true }).last().click()
  }
const inIreland: Step = async (page) => {
  await press(/^Country/)(page)
  await page.getByRole('option', { name: 'Ireland' }).click()
}

const report: Step[] = [
  press(/90 days/, 'radio'),
  press(/^CTR/),
  choose('Group by', 'Day'),
  choose('Group by', 'Campaign'),
  search('dracula'),
  search(''),
  press('Pinterest'),
  inIreland,
]

const PAGES: { path: string; steps: Step[]; isSignedOut?: boolean; tag?: string }[] = [
  {
    path: '/dashboard/titles/101',
    steps: [period('Last 7 days'), press('Impressions', 'radio'), inIreland],
    tag: '@journey',
  },
  {
    path: '/dashboard/titles',
    steps: [choose(/Status/, 'Live'), search('austen'), period('Last 7 days'), press(/^Title/), inIreland, search('')],
  },
  { path: '/dashboard/title-ads/101', steps: [search('moon'), period('Last 7 days'), inIreland] },
  {
    path: '/dashboard/ads',
    steps: [
      search('dracula'),
      period('Last 7 days'),
      press('Table', 'radio'),
      press(/^Impressions/),
      inIreland,
      search(''),
    ],
  },
  {
    path: '/dashboard/ads/10101',
    steps: [period('Last 7 days'), press(/^Impressions/), press(/^Dracula, autumn, UK/), inIreland],
  },
  { path: '/dashboard/title-results', steps: report },
  { path: '/dashboard/ad-results', steps: report },
  { path: '/dashboard/account', steps: [press(/^User menu/)] },
  { path: '/dashboard/users', steps: [search('theo'), search('zzz'), search(''), press(/^Activated/)] },
  { path: '/dashboard/brokenlink', steps: [] },
  { path: '/404', steps: [] },
  {
    path: '/login',
    isSignedOut: true,
    steps: [press('Sign in'), type('Email Address', 'imogen'), type('Password', 'x')],
  },
  {
    path: '/forgotpassword',
    isSignedOut: true,
    steps: [press('Send link'), type('Email Address', 'imogen')],
  },
  { path: '/resetpassword?token=t', isSignedOut: true, steps: [press('Set password'), type('New password', 'short')] },
  { path: '/clith/1', isSignedOut: true, steps: [] },
  { path: '/showcase/latest', isSignedOut: true, steps: [press(/Pinterest/, 'radio'), press(/Meta/, 'radio')] },
]

/** Puts a copy of each text in two elements in its place, as Chrome does, now and whenever one changes. */
function translate() {
  // A plain string: as a literal, TypeScript calls the element deprecated.
  const FONT = 'font' as string
  const isText = ({ nodeValue, parentElement: parent }: Node) =>
    nodeValue?.trim() && parent !== null && !parent.closest('script, style, svg, textarea, font')
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode() !== null) if (isText(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) {
      const outer = document.createElement(FONT)
      outer.append(document.createElement(FONT))
      outer.firstElementChild?.append(text.nodeValue ?? '')
      text.parentNode?.replaceChild(outer, text)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    translateAll()
    new MutationObserver(translateAll).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

const textOf = (page: Page) => page.evaluate(() => document.body.innerText)

/** The text of a page once it has loaded and stays the same. */
async function settledText(page: Page): Promise<string> {
  let before = ''
  await expect
    .poll(async () => {
      await page.waitForLoadState('networkidle')
      const busy = await page.locator('[aria-busy="true"]').count()
      const text = await textOf(page)
      const isSettled = busy === 0 && text === before
      before = text
      return isSettled
    })
    .toBe(true)
  return before
}

for (const { path, steps, isSignedOut = false, tag = '' } of PAGES)
  test(`${path}, translated, says what it says untranslated ${tag}`.trim(), async ({ page: plain, browser }) => {
    if (!isSignedOut) await keepSession(plain)
    // With storage of its own, so that neither shows what is chosen in the other.
    const translated = await browser.newPage({ storageState: await plain.context().storageState() })
    const errors: Error[] = []
    translated.on('pageerror', (error) => errors.push(error))
    await translated.addInitScript(translate)
    await Promise.all([plain.goto(path), translated.goto(path)])
    let before = await settledText(plain)
    await settledText(translated)
    expect(await translated.locator('font').count()).toBeGreaterThan(5)
    for (const step of steps) {
      await Promise.all([step(plain), step(translated)])
      // A step that changes nothing would compare nothing.
      await expect.poll(() => textOf(plain)).not.toBe(before)
      before = await settledText(plain)
      await expect.poll(() => textOf(translated)).toBe(before)
    }
    expect(errors).toEqual([])
    await translated.close()
  })

import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'

/** A4 between its margins, in CSS pixels. */
const SHEETS = { portrait: { width: 703, height: 1032 }, landscape: { width: 1032, height: 703 } }

const PAGES: Record<string, { address: string; ready: string; rows: boolean }> = {
  Titles: { address: '/dashboard/titles', ready: 'Dracula', rows: true },
  'Titles with all columns': {
    address:
      '/dashboard/titles?cols=series,type,status,live,ads,clicks,impressions,conversions,ctr,rate,trend,imprint,published',
    ready: 'Dracula',
    rows: true,
  },
  'Ads as tiles': { address: '/dashboard/ads?view=grid', ready: 'Castle at dusk', rows: true },
  'the ads of a title': { address: '/dashboard/title-ads/101?view=table', ready: 'Castle at dusk', rows: true },
  'a title': { address: '/dashboard/titles/101', ready: 'Top ads', rows: false },
  'an ad': { address: '/dashboard/ads/10101', ready: 'Campaigns', rows: false },
  Users: { address: '/dashboard/users', ready: 'Beatrix Lund', rows: true },
  'title results': { address: '/dashboard/title-results?cmp=previous', ready: 'Treasure Island', rows: true },
  'ad results with all columns': {
    address: '/dashboard/ad-results?g=title.country&cols=clicks,impressions,conversions,ctr,rate,changeEach',
    ready: 'Dracula',
    rows: true,
  },
}

/** What a sheet must not have: controls, figures that are cut or outside, text that is not ink on nothing. */
const findFlaws = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0
    const shown = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(isShown)
    const textOf = (element: Element) => element.textContent.slice(0, 40)
    const controls = shown('button, input, select, textarea, [role=combobox], nav, header, [role=search]').filter(
      (control) => !control.matches('main .sort, main [data-print], main td .row-link, main header'),
    )
    const figures = shown('main :is(td, th).num, main dd')
    const edge = window.innerWidth
    const ink = shown('main :is(h1, h2, p, td, th, dd, dt)').filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)'
    })
    return {
      controls: controls.map((control) => control.outerHTML.slice(0, 120)),
      cut: figures.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map(textOf),
      outside: figures.filter((cell) => cell.getBoundingClientRect().right > edge + 1).map(textOf),
      notInk: ink.map(textOf),
    }
  })

for (const [name, { address, ready, rows }] of Object.entries(PAGES))
  test(`prints ${name}: all rows, ink on white, no controls, nothing cut`, async ({ signedIn: page }) => {
    await page.goto('/dashboard/account')
    await page.getByRole('radio', { name: /^Dark/ }).check({ force: true })
    await page.goto(address)
    await expect(page.getByText(ready).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const sheet of Object.values(SHEETS)) {
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print' })
      const head = page.locator('.print-head')
      await expect(head).toHaveText(name === 'Users' ? /^Harbour & Vale\s*$/ : 'Harbour & Vale · All countries')
      expect(await findFlaws(page)).toEqual({ controls: [], cut: [], outside: [], notInk: [] })
      if (rows) {
        await expect(page.locator('main tr.gap')).toHaveCount(0)
        await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group')
      }
      await page.emulateMedia({ media: 'screen' })
    }
  })

test('a title is one sheet, upright and across', async ({ signedIn: page }) => {
  await page.goto('/dashboard/titles/101')
  await expect(page.getByText('Castle at dusk')).toBeVisible()
  for (const landscape of [false, true]) {
    const file = (await page.pdf({ format: 'A4', landscape })).toString('latin1')
    expect(file.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  }
})

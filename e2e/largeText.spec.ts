import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'

const PAGES: Record<string, { address: string; ready: string }> = {
  Titles: { address: '/dashboard/titles', ready: 'Dracula' },
  'Titles with all columns': {
    address:
      '/dashboard/titles?cols=series,type,status,live,ads,clicks,impressions,conversions,ctr,rate,trend,imprint,published',
    ready: 'Dracula',
  },
  'Ads as tiles': { address: '/dashboard/ads?view=grid', ready: 'Castle at dusk' },
  'Ads as a list': { address: '/dashboard/ads?view=table', ready: 'Castle at dusk' },
  'the ads of a title': { address: '/dashboard/title-ads/101', ready: 'Castle at dusk' },
  'a title': { address: '/dashboard/titles/101', ready: 'Top ads' },
  'an ad': { address: '/dashboard/ads/10101', ready: 'Campaigns' },
  Users: { address: '/dashboard/users', ready: 'Beatrix Lund' },
  'title results': { address: '/dashboard/title-results?cmp=previous', ready: 'Total' },
  'ad results': { address: '/dashboard/ad-results?by=ad,country&cmp=none', ready: 'Total' },
  Account: { address: '/dashboard/account', ready: 'Harbour & Vale' },
}

/** What a reader with larger text would miss: figures or lines that are cut, words that are broken by letters. */
const findFlaws = (page: Page) =>
  page.evaluate(() => {
    const ofText = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
      (element) =>
        element.getClientRects().length > 0 &&
        element.closest('svg, [aria-hidden=true]') === null &&
        // Else visually hidden.
        element.clientWidth !== 1 &&
        Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    const styleOf = (element: Element) => getComputedStyle(element)
    const textRects = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Array.from(range.getClientRects())
    }
    const isFigure = (element: Element) => /^[\d.,%+−–/:kmnew\s-]+$/.test(element.textContent)
    /** Whether the text ends outside the box that cuts it or, for a figure, outside its own cell. */
    const isCut = (element: HTMLElement) => {
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const { overflowX, position } = styleOf(box)
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false
        if (overflowX === 'visible') continue
        const { right } = box.getBoundingClientRect()
        return textRects(element).some((rect) => rect.right > right + 1)
      }
      return false
    }
    const name = (element: Element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`
    return {
      small: ofText.filter((element) => parseFloat(styleOf(element).fontSize) < 22).map(name),
      cutFigures: ofText.filter((element) => isFigure(element) && isCut(element)).map(name),
      cutLines: ofText
        .filter((element) => styleOf(element).overflowY !== 'visible' && styleOf(element).webkitLineClamp === 'none')
        // A font's box is half as high again as its letters.
        .filter((element) => element.scrollHeight - element.clientHeight > parseFloat(styleOf(element).fontSize) / 2)
        .map(name),
      brokenWords: ofText
        .filter((element) => /^\p{L}{2,12}$/u.test(element.textContent.trim()))
        .filter((element) => new Set(textRects(element).map(({ top }) => Math.round(top))).size > 1)
        .map(name),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })

const NO_FLAWS = { small: [], cutFigures: [], cutLines: [], brokenWords: [], sideways: 0 }

for (const [name, { address, ready }] of Object.entries(PAGES))
  test(`${name} can be read with text twice as large`, async ({ signedIn: page }) => {
    // As soon as there is an <html>.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        document.documentElement.style.fontSize = '200%'
      }).observe(document, { childList: true })
    })
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await expect(page.getByText(ready).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await findFlaws(page), `${width}px`).toEqual(NO_FLAWS)
    }
  })

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './app.ts'

/** Pages by their addresses, and the words that are there once all of one is. */
const PAGES = {
  '/dashboard/titles': 'Middlemarch',
  '/dashboard/titles/101': 'Castle at dusk',
  '/dashboard/ads?q=dracula': 'Read it with the lamp on',
  '/dashboard/ads/10101': 'Save rating',
  '/dashboard/ad-results': 'Castle at dusk',
  '/dashboard/users': 'Beatrix Lund',
  '/dashboard/account': 'Theme',
}
const SIZES = { 'a laptop': { width: 1280, height: 720 }, 'a phone': { width: 390, height: 844 } }
/** The rest of a long page repeats itself. */
const MOST_STOPS = 30

/** What is wrong where the focus is now, beyond WCAG 2.4.11: no outline, or part of what it is around is covered. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const name = (focused.getAttribute('aria-label') ?? focused.textContent.trim()).slice(0, 50)
    const hasOutline = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    // A field has its ring around all that is in it, a row link around its row, a tile's link around the tile.
    let ringed: Element | null = focused
    while (ringed && !hasOutline(ringed) && !hasOutline(ringed, '::after')) ringed = ringed.parentElement
    if (!ringed) return { name, fault: 'has no outline' }
    if (!hasOutline(ringed)) ringed = (ringed as HTMLElement).offsetParent ?? ringed
    const { left, top, right, bottom } = ringed.getBoundingClientRect()
    const coverAt = (x: number, y: number) => {
      if (y < 0 || y > window.innerHeight) return 'is beyond the window'
      let cover = document.elementFromPoint(x, y)
      if (ringed.contains(cover)) return null
      while (cover && !/fixed|sticky/.test(getComputedStyle(cover).position)) cover = cover.parentElement
      return cover && !cover.contains(focused) && !cover.matches('[aria-live]') ? `is under ${cover.tagName}` : null
    }
    // Two pixels inside, for rounded corners.
    const covers = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => coverAt(x, y)),
    )
    return { name, fault: covers.find((cover) => cover !== null) ?? null }
  })

/** Presses a key again and again, at most until the focus leaves the page, and gives what is wrong on the way. */
async function walk(page: Page, key: string, times = MOST_STOPS): Promise<string[]> {
  const faults: string[] = []
  for (let press = 0; press < times; press++) {
    await page.keyboard.press(key)
    let stop = await readFocus(page)
    if (stop === null) break
    if (stop.fault !== null) {
      // Rows may be drawn only after the scroll.
      await page.waitForTimeout(200)
      stop = (await readFocus(page)) ?? stop
    }
    if (stop.fault !== null) faults.push(`${key}: ${stop.name} ${stop.fault}`)
  }
  return faults
}

/** Rows whose offset is not a multiple of their height: taller than the table assumes, they shift those that follow. */
const misplacedRows = (page: Page) =>
  page.locator('.data-table tbody tr[data-at]').evaluateAll((rows: HTMLElement[]) =>
    rows.flatMap((row) => {
      const { top, height } = row.getBoundingClientRect()
      const offset = top - (row.parentElement?.getBoundingClientRect().top ?? 0)
      return Math.abs(offset - Number(row.dataset.at) * height) < 0.5 ? [] : [`row ${row.dataset.at} is at ${offset}`]
    }),
  )

for (const [device, viewport] of Object.entries(SIZES))
  test(`what has the focus is ringed and in sight on ${device}`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport)
    const faults: Record<string, string[]> = {}
    for (const [path, words] of Object.entries(PAGES)) {
      await page.goto(path)
      await expect(page.getByText(words).first()).toBeVisible()
      const found: string[] = []
      const row = page.locator('.data-table tbody [tabindex="0"]').first()
      if ((await row.count()) > 0) {
        // Rows of an unfinished list move while they have the focus. The page says that it reads, between two requests too.
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await page.keyboard.press('Tab')
        await row.focus()
        for (const key of ['ArrowDown', 'PageDown', 'End', 'ArrowUp', 'PageUp'])
          found.push(...(await walk(page, key, 3)), ...(await misplacedRows(page)))
      }
      found.push(...(await walk(page, 'Tab')))
      found.push(...(await walk(page, 'Shift+Tab')))
      if (path.endsWith('/101')) {
        await page.getByRole('button', { name: 'Send material' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        found.push(...(await walk(page, 'Tab', 8)))
      }
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })

test('at 400 % zoom no bar takes the room', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const fixed = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 0 && !element.matches('[aria-live], td, th, a'))
      .map((element) => element.tagName),
  )
  expect(fixed).toEqual([])
})

/** How many pixels of a part of the page are others after something was done. */
async function changedBy(page: Page, part: Locator, work: () => Promise<void>): Promise<number> {
  await part.scrollIntoViewIfNeeded()
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not in sight')
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
  const before = await page.screenshot({ clip, animations: 'disabled' })
  await work()
  const after = await page.screenshot({ clip, animations: 'disabled' })
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          canvas?.drawImage(picture, 0, 0)
          return new Uint32Array(canvas?.getImageData(0, 0, picture.width, picture.height).data.buffer ?? [])
        }),
      )
      return (first ?? []).filter((pixel, at) => pixel !== second?.[at]).length
    },
    [before, after].map((picture) => picture.toString('base64')),
  )
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colours show the focus, the cursor and the current one, ${colorScheme}`, async ({ signedIn: page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.keyboard.press('Tab')
    const expectRing = async (element: Locator, around = element) => {
      expect(await changedBy(page, around, () => element.focus()), String(element)).toBeGreaterThan(100)
    }
    const status = page.getByRole('combobox', { name: /Status/ })
    const row = page.getByRole('row', { name: /Middlemarch/ })
    await expectRing(row.getByRole('link'), row)
    await expectRing(row.getByRole('checkbox'))
    await expectRing(page.getByRole('searchbox'))
    await expectRing(status)
    await status.press('ArrowDown')
    const options = page.getByRole('listbox')
    expect(await changedBy(page, options, () => page.keyboard.press('ArrowDown'))).toBeGreaterThan(100)

    await page.goto('/dashboard/titles/101')
    await expect(page.getByText('Castle at dusk')).toBeVisible()
    await page.keyboard.press('Tab')
    const metric = page.getByRole('radio', { name: 'Clicks' })
    await expectRing(metric, page.locator('label').filter({ has: metric }))
    await expectRing(page.getByRole('switch'))
    await expectRing(page.getByRole('link', { name: 'Overview' }))
    await expectRing(page.getByRole('link', { name: /Castle at dusk/ }))
    for (const [chosen, other] of [
      [page.getByRole('link', { name: 'Overview' }), page.getByRole('link', { name: /^Results/ })],
      [page.locator('label').filter({ has: metric }), page.locator('label', { hasText: 'Impressions' }).first()],
    ] as const) {
      await expect(chosen).toHaveCSS('border-bottom-width', '3px')
      await expect(other).toHaveCSS('border-bottom-width', '0px')
    }

    // What is drawn in colours of its own suits the palette of the system, whatever theme was chosen.
    const weak = await page.evaluate(() => {
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (/rgba?\(([^)]*)/.exec(colour)?.[1] ?? '')
          .split(/[ ,]+/)
          .map((part) => ((Number(part) / 255 + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
      }
      const page = light(getComputedStyle(document.body).backgroundColor)
      return Array.from(document.querySelectorAll('main .line, main svg[stroke]'))
        .map((drawing) => ({ drawing, own: light(getComputedStyle(drawing).stroke) }))
        .filter(({ own }) => Math.max(own, page) / Math.min(own, page) < 3)
        .map(({ drawing }) => drawing.outerHTML.slice(0, 100))
    })
    expect(weak).toEqual([])
  })

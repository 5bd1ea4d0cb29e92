import type { Locator, Page } from '@playwright/test'
import { expect, test } from './app.ts'

/** Pages by URL, with a text that shows once the page has loaded. */
const PAGES = {
  '/dashboard/titles': 'Middlemarch',
  '/dashboard/titles/101': 'Castle at dusk',
  '/dashboard/ads?q=dracula': 'Read it with the lamp on',
  '/dashboard/ads/10101': 'Save rating',
  '/dashboard/ad-results?g=ad': 'Castle at dusk',
  '/dashboard/users': 'Beatrix Lund',
  '/dashboard/account': 'Theme',
}
const SIZES = { 'a laptop': { width: 1280, height: 720 }, 'a phone': { width: 390, height: 844 } }
/** Enough: the rest of a long page is repetitive. */
const MAX_STOPS = 30

/** The focused element and its fault, if any: no focus outline, or (stricter than WCAG 2.4.11) partly covered. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const name = (focused.getAttribute('aria-label') ?? focused.textContent.trim()).slice(0, 50)
    const hasOutline = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    // The outline may be on an ancestor: of a field, or of a link that covers a row or a tile.
    let outlined: Element | null = focused
    while (outlined && !hasOutline(outlined) && !hasOutline(outlined, '::after')) outlined = outlined.parentElement
    if (!outlined) return { name, fault: 'has no outline' }
    if (!hasOutline(outlined)) outlined = (outlined as HTMLElement).offsetParent ?? outlined
    const { left, top, right, bottom } = outlined.getBoundingClientRect()
    const coverAt = (x: number, y: number) => {
      if (y < 0 || y > window.innerHeight) return 'is beyond the window'
      let cover = document.elementFromPoint(x, y)
      if (outlined.contains(cover)) return null
      while (cover && !/fixed|sticky/.test(getComputedStyle(cover).position)) cover = cover.parentElement
      return cover && !cover.contains(focused) && !cover.matches('[aria-live]') ? `is under ${cover.tagName}` : null
    }
    // Two pixels inside, for rounded corners.
    const covers = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => coverAt(x, y)),
    )
    return { name, fault: covers.find((cover) => cover !== null) ?? null }
  })

/** Presses a key repeatedly, at most until the focus leaves the page. Returns the faults found. */
async function walk(page: Page, key: string, times = MAX_STOPS): Promise<string[]> {
  const faults: string[] = []
  for (let press = 0; press < times; press++) {
    await page.keyboard.press(key)
    let stop = await readFocus(page)
    if (stop === null) break
    if (stop.fault !== null) {
      // Rows may be rendered only after scrolling.
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
  test(`the focused element is outlined and visible on ${device}`, async ({ signedIn: page }) => {
    // Some five hundred presses, each with a look at the page.
    test.slow()
    await page.setViewportSize(viewport)
    const faults: Record<string, string[]> = {}
    for (const [path, text] of Object.entries(PAGES)) {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      const found: string[] = []
      const row = page.locator('.data-table tbody [tabindex="0"]').first()
      if ((await row.count()) > 0) {
        // Focused rows move while a list is loading, also between two requests.
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await page.keyboard.press('Tab')
        await row.focus()
        for (const key of ['ArrowDown', 'PageDown', 'End', 'ArrowUp', 'PageUp'])
          found.push(...(await walk(page, key, 3)), ...(await misplacedRows(page)))
      }
      found.push(...(await walk(page, 'Tab')))
      found.push(...(await walk(page, 'Shift+Tab')))
      if (path.endsWith('/101')) {
        await page.getByRole('button', { name: 'Send artwork' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        found.push(...(await walk(page, 'Tab', 8)))
      }
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })

for (const [device, viewport] of Object.entries(SIZES))
  test(`the focused element is not under the selection bar on ${device}`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport)
    const faults: Record<string, string[]> = {}
    for (const path of ['/dashboard/titles', '/dashboard/ads?q=dracula', '/dashboard/ads?q=dracula&view=table']) {
      await page.goto(path)
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check()
      await expect(page.getByRole('group', { name: 'Selection' })).toBeInViewport()
      const found = await walk(page, 'Tab')
      const row = page.locator('.data-table tbody [tabindex="0"]').first()
      if ((await row.count()) > 0) {
        await row.focus()
        for (const key of ['ArrowDown', 'PageDown', 'End', 'ArrowUp']) found.push(...(await walk(page, key, 3)))
      }
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })

test('at 400% zoom no bar stays fixed', async ({ signedIn: page }) => {
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

/** Number of pixels around an element that an action changes. */
async function changedPixels(page: Page, element: Locator, action: () => Promise<void>): Promise<number> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
  const before = await page.screenshot({ clip, animations: 'disabled' })
  await action()
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
      return (first ?? []).filter((pixel, index) => pixel !== second?.[index]).length
    },
    [before, after].map((picture) => picture.toString('base64')),
  )
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colours show the focus, the active option and the current item, ${colorScheme}`, async ({
    signedIn: page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.keyboard.press('Tab')
    const expectOutline = async (element: Locator, around = element) => {
      expect(await changedPixels(page, around, () => element.focus()), String(element)).toBeGreaterThan(100)
    }
    const status = page.getByRole('combobox', { name: /Status/ })
    const row = page.getByRole('row', { name: /Middlemarch/ })
    await expectOutline(row.getByRole('link'), row)
    await expectOutline(row.getByRole('checkbox'))
    await expectOutline(page.getByRole('searchbox'))
    await expectOutline(status)
    await status.press('ArrowDown')
    const options = page.getByRole('listbox')
    expect(await changedPixels(page, options, () => page.keyboard.press('ArrowDown'))).toBeGreaterThan(100)

    await page.goto('/dashboard/titles/101')
    await expect(page.getByText('Castle at dusk')).toBeVisible()
    // Figures that arrive later would move what is compared.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.keyboard.press('Tab')
    const metric = page.getByRole('radio', { name: 'Clicks' })
    await expectOutline(metric, page.locator('label').filter({ has: metric }))
    await expectOutline(page.getByRole('switch'))
    await expectOutline(page.getByRole('link', { name: 'Overview' }))
    await expectOutline(page.getByRole('link', { name: /Castle at dusk/ }))
    for (const [chosen, other] of [
      [page.getByRole('link', { name: 'Overview' }), page.getByRole('link', { name: /^Results/ })],
      [page.locator('label').filter({ has: metric }), page.locator('label', { hasText: 'Impressions' }).first()],
    ] as const) {
      await expect(chosen).toHaveCSS('border-bottom-width', '3px')
      await expect(other).toHaveCSS('border-bottom-width', '0px')
    }

    // Drawings contrast with the system palette, whatever the chosen theme.
    const lowContrast = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (/rgba?\(([^)]*)/.exec(colour)?.[1] ?? '')
          .split(/[ ,]+/)
          .map((part) => ((Number(part) / 255 + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
      }
      const pageLuminance = luminance(getComputedStyle(document.body).backgroundColor)
      return Array.from(document.querySelectorAll('main .line, main svg[stroke]'))
        .map((drawing) => ({ drawing, strokeLuminance: luminance(getComputedStyle(drawing).stroke) }))
        .filter(({ strokeLuminance: stroke }) => Math.max(stroke, pageLuminance) / Math.min(stroke, pageLuminance) < 3)
        .map(({ drawing }) => drawing.outerHTML.slice(0, 100))
    })
    expect(lowContrast).toEqual([])
  })

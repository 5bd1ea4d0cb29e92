import type { APIRequestContext, Page } from '@playwright/test'
import { API, expect, RETRY_OPTIONS, test } from './app.ts'

/** Errors reported to the API since its last reset. */
async function errorReports(request: APIRequestContext): Promise<string[]> {
  return (await (await request.get(`${API}/__mock/errors`, RETRY_OPTIONS)).json()) as string[]
}

test('an uncaught error is reported once, without secrets @journey', async ({ signedIn: page, request }) => {
  await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
  const consoleTexts: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Failed to load ')) consoleTexts.push(message.text())
  })
  await page.evaluate(() => {
    const fail = () => {
      throw new Error(
        'No place for Bearer eyJhbGciOiJIUzI1NiJ9.eyJhY2MiOiI3In0.c2ln at https://x.example/?password=hunter2&user=imogen%40harbourvale.example {"passwd":"hunter2"}',
      )
    }
    for (let times = 0; times < 3; times += 1) setTimeout(fail, times * 50)
    void Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))
  })
  await expect.poll(() => errorReports(request)).toHaveLength(1)
  await page.waitForTimeout(500)
  const [text = '', ...more] = await errorReports(request)
  expect(more).toEqual([])
  expect(text).toContain('Error: No place for Bearer [redacted]')
  expect(text).not.toMatch(/eyJ|hunter2|imogen/)
  expect(consoleTexts[0]).toContain('No place for')
  expect(consoleTexts.join()).not.toMatch(/eyJ|hunter2|imogen/)
  await expect(page.getByText('Please try again later.')).toBeVisible()
})

test('a rejected promise is reported; a failed report is not reported itself', async ({
  signedIn: page,
  fault,
  request,
}) => {
  await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
  await fault('logError', '500')
  const posts: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/log_error') && sent.method() === 'POST') posts.push(sent.postData() ?? '')
  })
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('The error could not be reported'))
  await page.evaluate(() => void Promise.reject(new Error('Nobody waited for this')))
  await failed
  await page.waitForTimeout(2500)
  expect(posts).toHaveLength(1)
  expect(posts[0]).toContain('Nobody waited for this')
})

test('nothing is reported when signed out', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('log_error')) posts.push(sent.url())
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('Not signed in')
      }, 0),
  )
  await page.waitForTimeout(1000)
  expect(posts).toEqual([])
})

/** Scripts inserted right after theme.js, so that they run before any module. Each throws one error. */
const EARLY = {
  'thrown at the start': `throw new Error('Early')`,
  'rejected at the start': `Promise.reject(new Error('Early'))`,
  'thrown at the first paint': `new PerformanceObserver(() => { throw new Error('Early') }).observe({ type: 'paint', buffered: true })`,
}

/** Counts the notices as they come: each leaves after 5 s, in which a slow browser may not answer a test. */
const countNotices = () => {
  const notices = new Set<Element>()
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll('[aria-label="Notifications"] > *'))
      if (notice.textContent.includes('Please try again later.')) notices.add(notice)
    document.documentElement.dataset.notices = String(notices.size)
  }).observe(document, { childList: true, subtree: true })
}

/** Expects that one notice has shown, and that no other follows. */
async function expectOneNotice(page: Page): Promise<void> {
  const count = () => page.locator('html').getAttribute('data-notices')
  await expect.poll(count, { timeout: 45_000 }).toBe('1')
  await page.waitForTimeout(1000)
  expect(await count()).toBe('1')
}

/**
 * Opens the titles page with one of the EARLY scripts.
 * @param delayMs delay of the chunks that the document does not reference itself
 */
async function openWith(page: Page, script: string, delayMs = 0): Promise<void> {
  await page.addInitScript(countNotices)
  const html = await (await page.request.get('/dashboard/titles', RETRY_OPTIONS)).text()
  await page.route('**/early.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.route('**/theme.js', async (route) => {
    const response = await route.fetch()
    const next = `document.write('<script src="/early.js"></script>')`
    await route.fulfill({ response, body: `${await response.text()}\n${next}` })
  })
  await page.route('**/assets/*.js', async (route) => {
    const isReferenced = html.includes(new URL(route.request().url()).pathname)
    if (delayMs > 0 && !isReferenced) await new Promise((resolve) => setTimeout(resolve, delayMs))
    // The test may have ended by then.
    await route.continue().catch(() => undefined)
  })
  await page.goto('/dashboard/titles', { waitUntil: 'commit' })
}

/** Expects one notice and one report of the early error. */
async function expectOneNoticeAndReport(page: Page, request: APIRequestContext): Promise<void> {
  await expectOneNotice(page)
  await expect.poll(() => errorReports(request)).toHaveLength(1)
  expect(await errorReports(request)).toEqual([expect.stringMatching(/^Error: Early/)])
}

for (const [moment, script] of Object.entries(EARLY)) {
  test(`an error ${moment} is shown and reported once`, async ({ signedIn: page, request }) => {
    await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
    await openWith(page, script)
    await expectOneNoticeAndReport(page, request)
  })
}

for (const delayS of [4, 15]) {
  test(`an error thrown at the first paint, with chunks delayed by ${delayS} s, is shown and reported once`, async ({
    signedIn: page,
    request,
  }) => {
    await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
    await openWith(page, EARLY['thrown at the first paint'], delayS * 1000)
    await expectOneNoticeAndReport(page, request)
  })
}

test('an error thrown at the first paint, on a slow CPU, is shown and reported once', async ({
  signedIn: page,
  request,
}) => {
  await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await openWith(page, EARLY['thrown at the first paint'])
  await expectOneNoticeAndReport(page, request)
})

test('an error thrown at the first paint is shown once while signed out, and not reported', async ({
  page,
  request,
}) => {
  await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
  await openWith(page, EARLY['thrown at the first paint'])
  await expectOneNotice(page)
  await expect(page).toHaveURL(/\/login$/)
  expect(await errorReports(request)).toEqual([])
})

test('an error is reported even if only the scripts referenced by the document load', async ({
  signedIn: page,
  request,
}) => {
  await request.post(`${API}/__mock/reset`, RETRY_OPTIONS)
  await openWith(page, EARLY['thrown at the start'], 3_600_000)
  await expect.poll(() => errorReports(request)).toEqual([expect.stringMatching(/^Error: Early/)])
})

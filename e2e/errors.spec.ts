import type { APIRequestContext, Page } from '@playwright/test'
import { expect, RESEND, test } from './app.ts'

const API = process.env.API_URL ?? 'http://127.0.0.1:4000'

/** The reports that the API has received since its reset. */
async function reports(request: APIRequestContext): Promise<string[]> {
  return (await (await request.get(`${API}/__mock/errors`, RESEND)).json()) as string[]
}

test('an error that nobody caught is reported once, without secrets', async ({ signedIn: page, request }) => {
  await request.post(`${API}/__mock/reset`, RESEND)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Failed to load ')) said.push(message.text())
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
  await expect.poll(() => reports(request)).toHaveLength(1)
  await page.waitForTimeout(500)
  const [text = '', ...more] = await reports(request)
  expect(more).toEqual([])
  expect(text).toContain('Error: No place for Bearer [redacted]')
  expect(text).not.toMatch(/eyJ|hunter2|imogen/)
  expect(said[0]).toContain('No place for')
  expect(said.join()).not.toMatch(/eyJ|hunter2|imogen/)
  await expect(page.getByText('Please try again later.')).toBeVisible()
})

test('a rejected promise is reported, and a report that fails is not reported in turn', async ({
  signedIn: page,
  fault,
  request,
}) => {
  await request.post(`${API}/__mock/reset`, RESEND)
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

test('signed out, nothing is reported', async ({ page }) => {
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

/** Scripts that stand right after the one in the head: they run before any module. Each throws one error. */
const EARLY = {
  'thrown at the start': `throw new Error('Early')`,
  'rejected at the start': `Promise.reject(new Error('Early'))`,
  'thrown at the first paint': `new PerformanceObserver(() => { throw new Error('Early') }).observe({ type: 'paint', buffered: true })`,
}

/**
 * Opens the titles anew with one of these scripts.
 * @param lateMs how late the chunks come that the document does not name itself
 */
async function openWith(page: Page, script: string, lateMs = 0): Promise<void> {
  const html = await (await page.request.get('/dashboard/titles', RESEND)).text()
  await page.route('**/early.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.route('**/theme.js', async (route) => {
    const response = await route.fetch()
    const next = `document.write('<script src="/early.js"></script>')`
    await route.fulfill({ response, body: `${await response.text()}\n${next}` })
  })
  await page.route('**/assets/*.js', async (route) => {
    const isNamed = html.includes(new URL(route.request().url()).pathname)
    if (lateMs > 0 && !isNamed) await new Promise((resolve) => setTimeout(resolve, lateMs))
    // The test may be over by then.
    await route.continue().catch(() => undefined)
  })
  await page.goto('/dashboard/titles', { waitUntil: 'commit' })
}

/** The early error is on screen and at the API, each once. */
async function isShownAndReportedOnce(page: Page, request: APIRequestContext): Promise<void> {
  const notice = page.getByText('Please try again later.')
  await expect(notice).toBeVisible({ timeout: 45_000 })
  await expect.poll(() => reports(request)).toHaveLength(1)
  await page.waitForTimeout(1000)
  await expect(notice).toHaveCount(1)
  expect(await reports(request)).toEqual([expect.stringMatching(/^Error: Early/)])
}

for (const [when, script] of Object.entries(EARLY)) {
  test(`an error ${when} is shown and reported once`, async ({ signedIn: page, request }) => {
    await request.post(`${API}/__mock/reset`, RESEND)
    await openWith(page, script)
    await isShownAndReportedOnce(page, request)
  })
}

for (const lateS of [4, 15]) {
  test(`an error thrown at the start, with chunks ${lateS} s late, is shown and reported once`, async ({
    signedIn: page,
    request,
  }) => {
    await request.post(`${API}/__mock/reset`, RESEND)
    await openWith(page, EARLY['thrown at the start'], lateS * 1000)
    await isShownAndReportedOnce(page, request)
  })
}

test('an error thrown at the start, under a slow processor, is shown and reported once', async ({
  signedIn: page,
  request,
}) => {
  await request.post(`${API}/__mock/reset`, RESEND)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await openWith(page, EARLY['thrown at the start'])
  await isShownAndReportedOnce(page, request)
})

test('an error is reported where nothing comes but what the document names', async ({ signedIn: page, request }) => {
  await request.post(`${API}/__mock/reset`, RESEND)
  await openWith(page, EARLY['thrown at the start'], 3_600_000)
  await expect.poll(() => reports(request)).toEqual([expect.stringMatching(/^Error: Early/)])
})

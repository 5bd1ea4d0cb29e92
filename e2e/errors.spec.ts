import { expect, RESEND, test } from './app.ts'

const API = process.env.API_URL ?? 'http://127.0.0.1:4000'

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
  const errors = async () => (await (await request.get(`${API}/__mock/errors`, RESEND)).json()) as string[]
  await expect.poll(errors).toHaveLength(1)
  await page.waitForTimeout(500)
  const [text = '', ...more] = await errors()
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

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API, expect, keepSession, test } from './app.ts'

/** The content security policy of the shipped nginx, with the API of the tests, whose artwork is not on https. */
const POLICY = (/set \$csp "(.+)";/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ?? '')
  .replaceAll(' https: ', ` https: ${API} `)
  .replace('https://api.example', API)

/** Serves the app with the policy: in Chromium, a document from `route.fulfill` may not call an API on this machine. */
const proxy = createServer((request, response) => {
  void fetch(`${process.env.APP_URL ?? ''}${request.url ?? ''}`, { headers: { accept: request.headers.accept ?? '' } })
    .then(async (answer) => {
      const headers = {
        'content-type': answer.headers.get('content-type') ?? '',
        'content-security-policy': POLICY,
      }
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()))
    })
    .catch(() => response.destroy())
})
test.beforeAll(() => new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve)))
test.afterAll(() => proxy.close())

test('the shipped content security policy allows everything that the pages load @journey', async ({ page }) => {
  expect(POLICY).toContain(API)
  const violations: string[] = []
  await page.exposeFunction('onViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    const { onViolation } = window as unknown as { onViolation: (text: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      onViolation(`${location.pathname}: ${violatedDirective} blocks ${blockedURI}`),
    )
  })
  const open = async (path: string) => {
    await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
  }
  for (const path of ['/login', '/showcase/latest']) await open(path)
  await keepSession(page)
  for (const path of ['/dashboard/titles', '/dashboard/title-results']) await open(path)
  expect(violations).toEqual([])
})

import { expect, test } from './app.ts'

/* A server that never answers; the page's clock is moved. */

test('a list says that the server takes too long, and Retry loads it once the server is well', async ({
  signedIn: page,
  fault,
}) => {
  // The page before must not take the fault: a slow machine may call again for it.
  await page.goto('about:blank')
  await fault('queryEntity', 'never', 1)
  await page.clock.install()
  const requested = page.waitForRequest(/query\/entity/)
  await page.goto('/dashboard/titles')
  await requested
  await expect(page.getByText('Still loading…')).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(page.getByText('The server takes too long')).toBeVisible()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByRole('link', { name: 'Dracula' }).first()).toBeVisible()
})

test('an upload that the server never confirms says so two minutes after its last byte', async ({
  signedIn: page,
  fault,
}) => {
  await fault('uploadCard', 'never', 1)
  await page.clock.install()
  await page.goto('/dashboard/titles/101')
  await page.getByRole('button', { name: 'Send artwork' }).click()
  const file = { name: 'story.png', mimeType: 'image/png', buffer: Buffer.alloc(2000) }
  await page.getByLabel(/choose files/).setInputFiles(file)
  await page.getByRole('button', { name: 'Send 1 file' }).click()
  await expect(page.getByText('Stop sending')).toBeVisible()
  // Until the browser has sent all bytes.
  await page.waitForTimeout(1000)
  await page.clock.fastForward(31_000)
  await expect(page.getByText('Stop sending')).toBeVisible()
  await page.clock.fastForward(90_000)
  await expect(page.getByText('We don’t know whether it arrived', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try again: 1 file' }).click()
  await expect(page.getByText('1 file sent').first()).toBeVisible()
})

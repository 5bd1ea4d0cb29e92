import { expect, test } from '@playwright/test'
import { finished } from './goToStory.ts'

/* What a first visitor waits for: the whole of Storybook, with nothing in the cache. */

const VISITS = [
  { path: 'docs/welcome--docs', requests: 80 },
  { path: 'docs/components-actions-button--docs', requests: 80 },
  { path: 'story/screens-login--default', requests: 80 },
  { path: 'story/screens-titles--default', requests: 100 },
  { path: 'story/screens-title-details--default', requests: 100 },
  { path: 'story/screens-ad-results--default', requests: 100 },
]

/** Storybook loads its neighbours once a story is shown; by then nothing more comes. */
const QUIET_MS = 2000

for (const { path, requests: allowed } of VISITS)
  test(`${path} is there after at most ${allowed} requests`, async ({ page }) => {
    let requests = 0
    const start = Date.now()
    let last = start
    page.on('request', () => {
      requests++
      last = Date.now()
    })
    await page.goto(`/?path=/${path}`)
    const [, type, id = ''] = /(\w+)\/(.+)/.exec(path) ?? []
    if (type === 'story') await finished(page, id)
    await expect(page.frameLocator('#storybook-preview-iframe').getByRole('heading').first()).toBeVisible()
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    await expect.poll(() => Date.now() - last).toBeGreaterThan(QUIET_MS)
    console.log(`${path}: ${requests} requests, ${seconds} s`)
    expect(requests).toBeLessThanOrEqual(allowed)
  })

import { expect, signIn, test } from './app.ts'

test('a tab left open overnight: midnight moves the period, the session ends, and the place is kept', async ({
  page,
}) => {
  const evening = new Date()
  evening.setHours(18, 0, 0, 0)
  await page.clock.install({ time: evening })
  await page.goto('/login')
  await signIn(page)
  await page.getByRole('link', { name: 'Ads', exact: true }).first().click()
  const summary = page.getByText(/\d ads for \d+ titles/)
  const before = (await summary.textContent()) ?? ''
  await page.clock.fastForward('05:59:00')
  await expect(summary).toHaveText(before)
  await page.clock.fastForward('01:30')
  await expect(summary).not.toHaveText(before)
  await page.clock.fastForward('17:55:30')
  await expect(page.getByText('Your session ends in less than five minutes')).toBeVisible()
  await page.clock.fastForward('06:00')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard\/ads$/)
})

test('a navigation notices a newer version, offers it and forces nothing', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Titles', level: 1 })).toBeVisible()
  let checks = 0
  await page.route('**/version.json', (route) => {
    checks += 1
    return route.fulfill({ json: { version: '0.2.0', commit: 'another' } })
  })
  const notice = page.getByText('A new version is available')
  await page.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
  await page.clock.fastForward('16:00')
  expect(checks).toBe(0)
  await page.getByRole('link', { name: 'Titles', exact: true }).first().click()
  await expect(notice).toBeVisible()
  expect(checks).toBe(1)
  await page.getByRole('link', { name: 'Ads', exact: true }).first().click()
  await expect(notice).toBeVisible()
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('east of the data', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'en-GB' })

  for (const hasRows of [false, true])
    test(`the last complete day is ${hasRows ? 'yesterday, which has figures' : 'the day before one that is not over in UTC'}`, async ({
      page,
    }) => {
      const noon = new Date()
      noon.setUTCHours(12, 0, 0, 0)
      await page.clock.install({ time: noon })
      await page.route('**/report/elcam_vendors/day', (route) => {
        const isProbe = (route.request().postDataJSON() as { limit: number }).limit === 1
        return isProbe && !hasRows ? route.fulfill({ json: { total: 0, rows: [] } }) : route.continue()
      })
      await page.goto('/login')
      await signIn(page)
      const last = new Date(noon.getTime() - (hasRows ? 0 : 86_400_000))
      const day = last.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
      await expect(page.getByText(new RegExp(`^Data up to \\w{3}, ${day}`))).toBeVisible()
    })
})

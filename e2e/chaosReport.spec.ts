import { expect, keepSession, test } from './app.ts'
import { expectStanding, passTries, settle, textOf, watch } from './chaos/chaosChecks.ts'
import { CHAOS_FAULTS, injectFault } from './chaos/chaosFaults.ts'
import { chosen, isDone, markDone } from './chaos/chosen.ts'

/*
 * Every fault of the error log itself: nothing of it is seen, but that a 401 ends the session like any other
 * (`npm run test:chaos`). `npm run test:all` runs one.
 */

for (const fault of chosen(CHAOS_FAULTS, (each) => each, 1)) {
  const name = `log_error ${fault}`
  test(name, async ({ page }) => {
    test.skip(isDone(name), 'held in an earlier run')
    await keepSession(page)
    const watched = watch(page)
    let reports = 0
    page.on('request', (sent) => {
      if (sent.url().endsWith('/log_error') && sent.method() === 'POST') reports += 1
    })
    // A lookup that fails is reported.
    await injectFault(page, 'listCountries', '500', name)
    await page.clock.install()
    await page.goto('/dashboard/titles')
    await settle(page)
    await passTries(page)
    const text = await textOf(page)
    expect(reports).toBe(1)

    await injectFault(page, 'logError', fault, name)
    await page.reload()
    await settle(page)
    await passTries(page)
    // More than one if its tries are more than a minute apart.
    expect(reports).toBeGreaterThan(1)
    if (fault === '401') await expect(page).toHaveURL(/\/login$/)
    else {
      expect(await textOf(page)).toBe(text)
      // That of the lookup, if it has not gone by now.
      expect(await page.getByText('Error:').count(), 'notifications').toBeLessThan(2)
    }
    await expectStanding(page, watched)
    markDone(name)
  })
}

import { ALL_ENDPOINTS } from '#api/testing/allEndpoints.ts'
import { callsOf } from '#mocks/pageCalls.ts'
import { expect, keepSession, test } from './app.ts'
import { expectStanding, passTime, settle, showsMessage, watch } from './chaos/chaosChecks.ts'
import { CHAOS_FAULTS, injectFault } from './chaos/chaosFaults.ts'
import { CHAOS_PRESSES, signInAsStaff } from './chaos/chaosPresses.ts'
import { chosen, isDone, markDone } from './chaos/chosen.ts'
import { pageAt } from '#domain/pages.ts'

/*
 * Every call that is made by a press, with every fault: the press is free again, what was typed is kept and a second
 * press succeeds (`npm run test:chaos`). `npm run test:all` runs a sample.
 */

const ALL = CHAOS_PRESSES.flatMap((press) => CHAOS_FAULTS.map((fault) => ({ press, fault })))
const nameOf = ({ press, fault }: (typeof ALL)[number]) => `press ${press.name} ${fault}`

test('every press is in the table of calls', () => {
  for (const { endpoint, path } of CHAOS_PRESSES) {
    const page = pageAt(path.replace(/\?.*/, ''))
    expect(callsOf(page ?? '').filter(({ when }) => when === 'press')).toContainEqual(
      expect.objectContaining({ id: endpoint }),
    )
  }
})

for (const combination of chosen(ALL, nameOf, 6)) {
  const name = nameOf(combination)
  test(name, async ({ page }) => {
    test.skip(isDone(name), 'held in an earlier run')
    const { press, fault } = combination
    if (press.as === 'customer') await keepSession(page)
    if (press.as === 'staff') await signInAsStaff(page)
    const watched = watch(page)
    await page.clock.install()
    await page.goto(press.path)
    await settle(page)
    await press.fill(page)
    const injected = await injectFault(page, press.endpoint, fault, name)
    await press.press(page)
    if (fault === 'slow') {
      await passTime(page, 3)
      await injected.lift()
    }
    const failed = () => showsMessage(page)
    const isSessionOver = fault === '401' && !ALL_ENDPOINTS[press.endpoint].isPublic
    if (isSessionOver) {
      await expect(page).toHaveURL(/\/login$/)
    } else {
      for (let waitedS = 0; waitedS < 200 && !(await press.hasEnded(page)) && !(await failed()); waitedS += 10)
        await passTime(page, fault === 'never' ? 10 : 1)
      if (!(await press.hasEnded(page))) {
        expect(await failed(), 'a message').toBe(true)
        await press.expectInput(page)
        await injected.lift()
        await press.press(page)
        await expect.poll(() => press.hasEnded(page)).toBe(true)
      }
    }
    await expectStanding(page, watched)
    markDone(name)
  })
}

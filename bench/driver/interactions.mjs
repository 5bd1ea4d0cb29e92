/** Duration of a press in milliseconds, as a person's: what happens on the way down has a frame of its own. */
const PRESS_MS = 80
/** Rest before and after a press in milliseconds: whatever hovering fetches is there, and Event Timing has reported. */
const REST_MS = 500

/** What is pressed on Titles, and what must then be there. */
export const INTERACTIONS = {
  sort: {
    target: (page) => page.getByRole('columnheader', { name: /Impressions/ }).getByRole('button'),
    shown: (page) => page.locator('th[aria-sort]', { hasText: 'Impressions' }),
  },
  'check box': {
    target: (page) => page.locator('tbody input[type=checkbox]:enabled').first(),
    shown: (page) => page.locator('tbody input[type=checkbox]:checked'),
  },
  'user menu': {
    target: (page) => page.getByRole('button', { name: /^User menu/ }),
    shown: (page) => page.getByRole('menu'),
  },
}

/**
 * Clicks with the mouse. Resolves with the milliseconds from input to the next frame of the interaction's slowest event:
 * `event` by Event Timing, in steps of 8, and `frame` as measured in the page.
 */
export async function interact(page, { target, shown }) {
  await target(page).waitFor()
  const { x, y, width, height } = await target(page).boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(REST_MS)
  await page.evaluate(() => (window.__events.length = 0))
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  // Looking for the outcome earlier would be work of the page within what is measured.
  await page.waitForTimeout(REST_MS)
  await shown(page).waitFor()
  return page.evaluate(() => {
    const slowest = (name) => Math.max(...window.__events.map((event) => event[name] ?? 0))
    return { event: slowest('event'), frame: slowest('frame') }
  })
}

/** Runs in the page before its own scripts: collects in `window.__events` how long the events of interactions take. */
export function watchEvents() {
  window.__events = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.__events.push({ event: duration })
  }).observe({ type: 'event', durationThreshold: 16 })
  const onInput = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const done = () => window.__events.push({ frame: performance.now() - timeStamp })
      // Runs once the frame of this callback was handed over, before any rendering that React left for later.
      void window.scheduler.postTask(done, { priority: 'user-blocking' })
    })
  for (const type of ['pointerdown', 'pointerup', 'click']) window.addEventListener(type, onInput, { capture: true })
}

/** Duration of a press in milliseconds, as a person's: what happens on the way down has a frame of its own. */
const PRESS_MS = 80
/** Rest before and after a press in milliseconds: whatever hovering fetches is there, and Event Timing has reported. */
const REST_MS = 500

/** What is clicked on Titles; `isShown` runs in the page: whether the outcome is there. */
export const INTERACTIONS = {
  sort: {
    target: (page) => page.locator('thead').getByRole('button', { name: /^Title/ }),
    isShown: () => {
      const rows = document.querySelector('tbody').textContent.slice(0, 200)
      window.__rowsBefore ??= rows
      return rows !== window.__rowsBefore
    },
  },
  'check box': {
    target: (page) => page.locator('tbody input[type=checkbox]:enabled').first(),
    isShown: () => document.querySelector('tbody input[type=checkbox]:checked') !== null,
  },
  'user menu': {
    target: (page) => page.getByRole('button', { name: /^User menu/ }),
    // A panel is rendered out of sight, at -200vw, until its place is known.
    isShown: () => document.querySelector('[role=menu]')?.closest('[style*="-200vw"]') === null,
  },
}

/**
 * Clicks with the mouse. Resolves with milliseconds from input: `event` and `frame` to the next frame, of the slowest event of
 * the interaction, by Event Timing in steps of 8 and as measured in the page; `shown` to the frame with the outcome.
 */
export async function interact(page, { target, isShown }) {
  await target(page).waitFor()
  const { x, y, width, height } = await target(page).boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(REST_MS)
  await page.evaluate(`window.__watch(${isShown})`)
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  // Looking for the outcome earlier would be work of the page within what is measured.
  await page.waitForTimeout(REST_MS)
  await page.waitForFunction(() => window.__times.shown > 0)
  return page.evaluate(() => window.__times)
}

/** Runs in the page before its own scripts: `window.__watch` starts anew to time the events of an interaction. */
export function watchEvents() {
  let isShown = () => false
  let input = 0
  window.__watch = (nextIsShown) => {
    nextIsShown()
    isShown = nextIsShown
    window.__times = { event: 0, frame: 0, shown: 0 }
  }
  window.__watch(() => false)

  const note = (name, ms) => (window.__times[name] = Math.max(window.__times[name], ms))
  const afterFrame = (name, since) =>
    requestAnimationFrame(() => {
      // Runs once the frame of this callback was handed over, before any rendering that React left for later.
      void window.scheduler.postTask(() => note(name, performance.now() - since), { priority: 'user-blocking' })
    })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) note('event', duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  const onInput = ({ timeStamp }) => {
    input = timeStamp
    afterFrame('frame', timeStamp)
  }
  for (const type of ['pointerdown', 'pointerup', 'click']) window.addEventListener(type, onInput, { capture: true })
  new MutationObserver(() => {
    if (!isShown()) return
    isShown = () => false
    afterFrame('shown', input)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

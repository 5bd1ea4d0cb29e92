/** Realistic duration of a click: the pointerdown gets its own frame. */
const PRESS_MS = 80
/** Pause before and after a click: for prefetching on hover, and for Event Timing's entries. */
const REST_MS = 500

/** Clicks on Titles. `isShown` runs in the page: whether the result is visible. */
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
    // A panel is rendered off-screen, at -200vw, until its position is known.
    isShown: () => document.querySelector('[role=menu]')?.closest('[style*="-200vw"]') === null,
  },
}

/**
 * Clicks with the mouse. Resolves with milliseconds from the input: `event` and `frame` to the next frame, for the
 * interaction's slowest event, by Event Timing (in steps of 8) and measured in the page; `shown` to the frame that
 * shows the result.
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
  // Checking for the result earlier would add to the measured work.
  await page.waitForTimeout(REST_MS)
  await page.waitForFunction(() => window.__times.shown > 0)
  return page.evaluate(() => window.__times)
}

/** Runs in the page before its own scripts: `window.__watch` starts timing an interaction. */
export function watchEvents() {
  let isShown = () => false
  let inputTime = 0
  window.__watch = (nextIsShown) => {
    nextIsShown()
    isShown = nextIsShown
    window.__times = { event: 0, frame: 0, shown: 0 }
  }
  window.__watch(() => false)

  const record = (name, ms) => (window.__times[name] = Math.max(window.__times[name], ms))
  const afterFrame = (name, since) =>
    requestAnimationFrame(() => {
      // Runs after this frame was committed, and before any rendering that React deferred.
      void window.scheduler.postTask(() => record(name, performance.now() - since), { priority: 'user-blocking' })
    })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) record('event', duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  const onInput = ({ timeStamp }) => {
    inputTime = timeStamp
    afterFrame('frame', timeStamp)
  }
  for (const type of ['pointerdown', 'pointerup', 'click']) window.addEventListener(type, onInput, { capture: true })
  new MutationObserver(() => {
    if (!isShown()) return
    isShown = () => false
    afterFrame('shown', inputTime)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

import { blankHeight } from './blankHeight.mjs'

/** Distance in pixels, speed in pixels per second. */
export const WHEEL = { distance: 18_000, speed: 6_000 }
const SHOTS = 5
/** All screenshots have to fit in the gesture's three seconds. */
const SHOT_INTERVAL_MS = 350
const FRAME_MS = 1000 / 60

/**
 * Scrolls the page with mouse wheel input. Unlike scrolling by script, the compositor moves the page even if the main
 * thread cannot keep up.
 */
async function turnWheel(page, client) {
  const { width, height } = page.viewportSize()
  await client.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -WHEEL.distance,
    speed: WHEEL.speed,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
  const moved = await page.evaluate(() => window.scrollY)
  if (moved < WHEEL.distance * 0.99) throw new Error(`The wheel moved the page ${moved} px of ${WHEEL.distance}`)
}

/** Expected frames at 60 Hz while scrolling, and how many of them the main thread dropped. */
export async function countDroppedFrames(page) {
  const client = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    window.__frames = []
    const record = (time) => {
      window.__frames.push({ time, top: window.scrollY })
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
  await turnWheel(page, client)
  const frames = await page.evaluate(() => window.__frames)
  const start = frames.findLastIndex(({ top }) => top === 0)
  const scrolled = frames.slice(start, frames.findIndex(({ top }) => top === frames.at(-1).top) + 1)
  const expected = Math.round((scrolled.at(-1).time - scrolled[0].time) / FRAME_MS)
  return { dropped: Math.max(0, expected - (scrolled.length - 1)), expected }
}

/** Takes screenshots while scrolling. Resolves with the height in pixels of the tallest blank part of each. */
export async function measureBlankHeights(page, reader) {
  const client = await page.context().newCDPSession(page)
  const camera = await page.context().newCDPSession(page)
  let isTurning = true
  const turned = turnWheel(page, client).finally(() => (isTurning = false))
  const shots = []
  while (isTurning && shots.length < SHOTS) {
    await new Promise((resolve) => setTimeout(resolve, SHOT_INTERVAL_MS))
    const { data } = await camera.send('Page.captureScreenshot', { format: 'png' })
    if (isTurning) shots.push(data)
  }
  await turned
  const strip = await page.evaluate(firstColumnBounds)
  return Promise.all(shots.map((png) => reader.evaluate(blankHeight, { png, strip })))
}

/** Runs in the page: bounds of the first column's text, between the sticky header and totals row. */
function firstColumnBounds() {
  const text = document.createRange()
  text.selectNodeContents(document.querySelector('tbody tr:not(.gap) td'))
  const { left, right } = text.getBoundingClientRect()
  return {
    left: Math.ceil(left),
    right: Math.floor(Math.min(right, left + 40)),
    top: Math.ceil(document.querySelector('thead th').getBoundingClientRect().bottom),
    bottom: Math.floor(document.querySelector('tfoot').rows[0].cells[0].getBoundingClientRect().top),
  }
}

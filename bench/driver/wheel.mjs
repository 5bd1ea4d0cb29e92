import { blankHeight } from './blankHeight.mjs'

/** Pixels, and pixels per second. */
export const WHEEL = { distance: 18_000, speed: 6_000 }
const SHOTS = 5
/** Between two screenshots, in milliseconds: all of them fall within the three seconds of the gesture. */
const SHOT_EVERY_MS = 350
const FRAME_MS = 1000 / 60

/**
 * Turns the wheel over the page as a browser receives it from a mouse. Unlike a scroll by script, the compositor moves the
 * page whether or not the main thread keeps up.
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

/** Frames of 1/60 s from the first scrolled one to the last, and how many of them the main thread left out. */
export async function countLostFrames(page) {
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
  const due = Math.round((scrolled.at(-1).time - scrolled[0].time) / FRAME_MS)
  return { lost: Math.max(0, due - (scrolled.length - 1)), due }
}

/** Takes screenshots while the wheel turns; resolves with the height in pixels of the tallest strip without rows in each. */
export async function findBlankRows(page, reader) {
  const client = await page.context().newCDPSession(page)
  const camera = await page.context().newCDPSession(page)
  let turning = true
  const turned = turnWheel(page, client).finally(() => (turning = false))
  const shots = []
  while (turning && shots.length < SHOTS) {
    await new Promise((resolve) => setTimeout(resolve, SHOT_EVERY_MS))
    const { data } = await camera.send('Page.captureScreenshot', { format: 'png' })
    if (turning) shots.push(data)
  }
  await turned
  const strip = await page.evaluate(firstColumn)
  return Promise.all(shots.map((png) => reader.evaluate(blankHeight, { png, strip })))
}

/** Runs in the page: where the text of the first column stands, between the sticky header and totals row. */
function firstColumn() {
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

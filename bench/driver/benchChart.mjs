import { installTimer, median } from './measure.mjs'

const CONTENDERS = { ours: 'chart.html', floor: 'floor-chart.html' }
const TARGET = 2
const MOVES = 60

/** Runs in the page: creates three years of data for nine lines, the same on every run. */
function makeChartData() {
  const start = Date.UTC(2023, 10, 20)
  const x = Array.from({ length: 1095 }, (_, day) => start + day * 86_400_000)
  const colors = ['--gad', '--mad', '--pad', '--ok', '--warn', '--err', '--info', '--text', '--lamp']
  const series = colors.map((color, line) => ({
    name: `Line ${line + 1}`,
    color: `var(${color})`,
    values: x.map((_, day) =>
      Math.round(1000 * (line + 1) * (1 + 0.4 * Math.sin(day / 9 + line) + 0.1 * Math.sin(day * 12.9898))),
    ),
  }))
  window.__chart = { x, series, w: 1000, h: 360 }
}

/** Runs in the page: milliseconds of script, style and layout for each pointer move over the chart. */
async function hover(moves) {
  const target = document.querySelector('svg').parentElement
  const { left, top } = target.getBoundingClientRect()
  const times = []
  for (let move = 0; move < moves; move += 1) {
    const start = performance.now()
    target.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, clientX: left + 60 + move * 13, clientY: top + 100 }),
    )
    // React renders at the end of the task; then force a layout.
    await new Promise((resolve) => setTimeout(resolve))
    target.getBoundingClientRect()
    times.push(performance.now() - start)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return times
}

/** Measures the chart pages and prints the results. Resolves with whether all targets are met. */
export async function benchChart({ url, launch, runs }) {
  const browser = await launch({ unthrottled: true })
  const paints = { ours: [], floor: [] }
  const hovers = { ours: [], floor: [] }
  for (let run = 0; run < runs; run += 1) {
    for (const [name, file] of Object.entries(CONTENDERS)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.goto(`${url}/${file}`)
      await page.evaluate(makeChartData)
      await page.evaluate(installTimer)
      paints[name].push(await page.evaluate(() => window.__timed(() => window.__bench.mount(window.__chart))))
      hovers[name].push(...(await page.evaluate(hover, MOVES)))
      await page.close()
    }
  }
  await browser.close()

  let met = true
  console.log('\nChart, three years of days, nine lines: median ms\n')
  console.log(['action', 'ours', 'floor', 'ratio', ''].map((text) => text.padStart(12)).join(''))
  for (const [action, times] of Object.entries({ 'first paint': paints, hover: hovers })) {
    const [ours, floor] = [median(times.ours), median(times.floor)]
    const isAbove = ours / floor > TARGET
    if (isAbove) met = false
    console.log(
      [
        action,
        ours.toFixed(1),
        floor.toFixed(1),
        (ours / floor).toFixed(2),
        `${isAbove ? 'above' : 'target'} ${TARGET}`,
      ]
        .map((text) => text.padStart(12))
        .join(''),
    )
  }
  console.log(met ? '\nAll chart targets are met.' : '\nNot all chart targets are met.')
  return met
}

import { INTERACTIONS, interact, watchEvents } from './interactions.mjs'
import { median } from './measure.mjs'
import { signIn } from './signIn.mjs'

/** CPU slowdown, as on a cheap phone: makes times much longer than Event Timing's steps of 8 ms. */
const SLOWDOWN = 4
/** Ratio to the other build. */
const TARGET = 1.1

/**
 * Measures interactions on Titles and prints the results, alternating between builds. `apps`: URLs by name. Resolves
 * with whether the first build is no slower than the second, if there is one.
 */
export async function benchInp({ apps, launch, runs }) {
  const browser = await launch({ unthrottled: true })
  const builds = await Promise.all(Object.entries(apps).map(([name, app]) => open(browser, name, app)))
  for (let run = 0; run < runs; run += 1) {
    // Alternate which build goes first.
    for (const build of run % 2 === 0 ? builds : builds.toReversed()) await measure(build)
  }
  await browser.close()
  return print(builds, runs)
}

/** Opens a build in its own browser context: cookies are shared between ports. */
async function open(browser, name, app) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, app)
  await page.getByRole('row').nth(1).waitFor()
  await page.close()
  await context.addInitScript(watchEvents)
  const times = Object.fromEntries(Object.keys(INTERACTIONS).map((interaction) => [interaction, []]))
  return { name, app, context, times }
}

async function measure({ app, context, times }) {
  const page = await context.newPage()
  await page.goto(`${app}/dashboard/titles`)
  await page.getByRole('row').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  for (const [name, interaction] of Object.entries(INTERACTIONS)) times[name].push(await interact(page, interaction))
  await page.close()
}

function print(builds, runs) {
  let met = true
  console.log(
    `\nInteractions on Titles, CPU slowed ${SLOWDOWN} times: median ms from input, ${runs} page loads of each build.` +
      '\nINP: to the next frame by Event Timing, in steps of 8, 0 if below 16; frame: the same, measured in the page;' +
      '\nshown: to the frame that shows the result, which may be later\n',
  )
  const line = (cells) => console.log(cells.map((text, index) => text.padStart(index === 1 ? 24 : 12)).join(''))
  line(['', 'build', 'INP', 'frame', 'shown', ''])
  for (const interaction of Object.keys(INTERACTIONS)) {
    const medianOf = ({ times }, name) => median(times[interaction].map((time) => time[name]))
    for (const build of builds) {
      const [event, frame, shown] = ['event', 'frame', 'shown'].map((name) => medianOf(build, name))
      line([interaction, build.name, event.toFixed(0), frame.toFixed(1), shown.toFixed(1)])
    }
    const [ours, other] = builds
    if (other === undefined) continue
    const [frame, shown] = ['frame', 'shown'].map((name) => medianOf(ours, name) / medianOf(other, name))
    if (frame > TARGET) met = false
    const verdict = `frame: ${frame > TARGET ? 'above' : 'target'} ${TARGET}`
    line(['', 'ratio', '', frame.toFixed(2), shown.toFixed(2), verdict.padStart(18)])
  }
  if (builds.length > 1) console.log(met ? '\nThe interaction target is met.' : '\nThe interaction target is not met.')
  return met
}

import { INTERACTIONS, interact, watchEvents } from './interactions.mjs'
import { median } from './measure.mjs'
import { signIn } from './signIn.mjs'

/** CPU slowdown, as of a cheap phone: times stand well above the 8 ms steps of Event Timing. */
const SLOWDOWN = 4
/** As a ratio to the other build. */
const AIM = 1.1

/**
 * Measures interactions on Titles in built apps, `apps` by name, by turns; prints, and tells whether the first is no slower
 * than the second, where there is one.
 */
export async function benchInp({ apps, launch, runs }) {
  const browser = await launch({ unthrottled: true })
  const builds = await Promise.all(Object.entries(apps).map(([name, app]) => open(browser, name, app)))
  for (let at = 0; at < runs; at += 1) {
    // Each goes first every other time.
    for (const build of at % 2 === 0 ? builds : builds.toReversed()) await measure(build)
  }
  await browser.close()
  return print(builds, runs)
}

/** A build with a browser context of its own: cookies do not tell ports apart. */
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
    `\nInteractions on Titles, CPU slowed ${SLOWDOWN} times: median ms from input, ${runs} fresh pages of each build.` +
      '\nINP: to the next frame by Event Timing, in steps of 8, 0 if under 16; frame: the same, measured in the page;' +
      '\nshown: to the frame with the outcome, which may come later\n',
  )
  const line = (cells) => console.log(cells.map((text, at) => text.padStart(at === 1 ? 24 : 12)).join(''))
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
    if (frame > AIM) met = false
    const verdict = `frame: ${frame > AIM ? 'above' : 'aim'} ${AIM}`
    line(['', 'ratio', '', frame.toFixed(2), shown.toFixed(2), verdict.padStart(18)])
  }
  if (builds.length > 1)
    console.log(met ? '\nThe aim of the interactions is met.' : '\nThe aim of the interactions is not met.')
  return met
}

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
  const browser = await launch()
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
    `\nInteractions on Titles, CPU slowed ${SLOWDOWN} times: median ms of ${runs} fresh pages, from input to the next frame.` +
      '\nINP: by Event Timing, in steps of 8 ms, 0 where all were under 16; frame: the same, measured in the page\n',
  )
  const line = (cells) => console.log(cells.map((text, at) => text.padStart(at === 1 ? 24 : 12)).join(''))
  line(['', 'build', 'INP', 'frame', 'frame ratio', ''])
  for (const interaction of Object.keys(INTERACTIONS)) {
    const frameOf = ({ times }) => median(times[interaction].map(({ frame }) => frame))
    const [ours, other] = builds
    for (const build of builds) {
      const cells = [
        interaction,
        build.name,
        median(build.times[interaction].map(({ event }) => event)).toFixed(0),
        frameOf(build).toFixed(1),
      ]
      if (build === ours && other !== undefined) {
        const ratio = frameOf(ours) / frameOf(other)
        if (ratio > AIM) met = false
        cells.push(ratio.toFixed(2), `${ratio > AIM ? 'above' : 'aim'} ${AIM}`)
      }
      line(cells)
    }
  }
  if (builds.length > 1)
    console.log(met ? '\nThe aim of the interactions is met.' : '\nThe aim of the interactions is not met.')
  return met
}

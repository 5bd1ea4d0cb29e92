import { signIn } from './signIn.mjs'
import { traceTasks } from './traceTasks.mjs'

/** The largest account of the mock world. */
const ACCOUNT = { id: 'NL03', name: 'Northlight Editions' }
const CASES = [
  ['by ad, a point a month', '?g=ad'],
  ['by title, a point a day', '?g=title.day'],
  ['by campaign and day', '?g=campaign,day.day'],
  ['by item', '?g=item'],
]
const YEAR = 'from=2025-11-01&to=2026-10-31'
/** A click waits as long as a task lasts. */
const LONGEST_MS = 100
/** Nothing asked for so long: the report is here, and drawn. */
const QUIET_MS = 2000

/**
 * Reads reports of a year over real HTTP into the built app, prints the tasks that keep it from answering meanwhile, and tells
 * whether none is too long. @param app its address
 */
export async function benchLoading({ app, launch }) {
  const browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(
    (account) => localStorage.setItem('lightshelf.account', JSON.stringify({ account, masquerade: null })),
    ACCOUNT,
  )
  const page = await context.newPage()
  await signIn(page, app)

  console.log(
    `\nA report of a year of ${ACCOUNT.name} and of the year before, read over HTTP: tasks of the page meanwhile, by what each took of the processor\n`,
  )
  print(['', 'requests', 'seconds', '> 50 ms', `> ${LONGEST_MS} ms`, 'longest', 'on the clock', ''])
  let met = true
  for (const [name, search] of CASES) {
    await page.goto('about:blank')
    let loaded
    const tasks = await traceTasks(
      page,
      async () => (loaded = await load(page, `${app}/dashboard/ad-results${search}&${YEAR}`)),
    )
    const longer = (ms) => tasks.filter(({ cpu }) => cpu > ms).length
    const longest = (of) => tasks.reduce((most, task) => Math.max(most, task[of]), 0).toFixed(0)
    const holds = longer(LONGEST_MS) === 0
    if (!holds) met = false
    print([
      name,
      loaded.requests,
      loaded.seconds.toFixed(1),
      longer(50),
      longer(LONGEST_MS),
      longest('cpu'),
      longest('wall'),
      holds ? 'aim 0' : 'above 0',
    ])
  }
  await browser.close()
  console.log(met ? '\nThe aim of the loading is met.' : '\nThe aim of the loading is not met.')
  return met
}

function print(cells) {
  console.log(cells.map((cell, at) => String(cell).padStart(at === 0 ? 25 : 13)).join(''))
}

async function load(page, url) {
  let [requests, open, last] = [0, 0, Date.now()]
  const isReport = (request) => request.method() === 'POST' && request.url().includes('/report/')
  const onStart = (request) => {
    if (!isReport(request)) return
    requests += 1
    open += 1
  }
  const onEnd = (request) => {
    if (!isReport(request)) return
    open -= 1
    last = Date.now()
  }
  const listeners = [
    ['request', onStart],
    ['requestfinished', onEnd],
    ['requestfailed', onEnd],
  ]
  for (const [event, listener] of listeners) page.on(event, listener)
  const start = Date.now()
  await page.goto(url)
  while (requests === 0 || open > 0 || Date.now() - last < QUIET_MS)
    await new Promise((resolve) => setTimeout(resolve, 200))
  for (const [event, listener] of listeners) page.off(event, listener)
  return { requests, seconds: (last - start) / 1000 }
}

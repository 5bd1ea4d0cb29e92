import { installTimer, median, scrollPage } from './measure.mjs'
import { makeTableData } from './tableData.mjs'

const SIZES = [1024, 10_240, 102_400]
const CONTENDERS = { ours: 'table.html', floor: 'floor-table.html' }
const VIEWPORT = { width: 1280, height: 800 }
const SCROLL = { distance: 18_000, step: 97 }
const MB = 1024 * 1024

/** The aims of the project, as ratios to the floor; null: none set. Heap in MB beyond the data. */
const AIMS = {
  mount: { 1024: 2, 102400: 1.5 },
  sort: { 1024: 1.8, 102400: 1.5 },
  key: { 1024: 1.5, 10240: 1.5, 102400: 1.5 },
}
const HEAP_AIM = 2

/** Measures the table pages, prints, and tells whether every aim is met. */
export async function benchTable({ url, launch, runs }) {
  const timed = await launch({ unthrottled: true })
  const times = {}
  for (const size of SIZES) {
    times[size] = Object.fromEntries(Object.keys(CONTENDERS).map((name) => [name, []]))
    // Alternately, so that a busy moment of the machine meets both.
    for (let at = 0; at < runs; at += 1) {
      for (const [name, page] of Object.entries(CONTENDERS))
        times[size][name].push(await timeOnce(timed, `${url}/${page}`, size))
    }
  }
  const heaps = await heapOf(timed, url)
  await timed.close()

  const steady = await launch()
  const scrolls = {}
  for (const [name, page] of Object.entries(CONTENDERS)) scrolls[name] = await scrollOnce(steady, `${url}/${page}`)
  await steady.close()
  return print({ times, heaps, scrolls })
}

async function open(browser, address, size) {
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.goto(address)
  await page.evaluate(makeTableData, size)
  await page.evaluate(installTimer)
  return page
}

async function timeOnce(browser, address, size) {
  const page = await open(browser, address, size)
  await page.evaluate(() => window.gc?.())
  const result = await page.evaluate(async () => ({
    mount: await window.__timed(() => window.__bench.mount(window.__rows)),
    sort: await window.__timed(() => window.__bench.sort()),
    key: await window.__timed(() => window.__bench.filter('ga')),
  }))
  await page.close()
  return result
}

async function scrollOnce(browser, address) {
  const page = await open(browser, address, 10_240)
  await page.evaluate(() => window.__bench.mount(window.__rows))
  await page.waitForTimeout(500)
  const result = await page.evaluate(scrollPage, SCROLL)
  await page.close()
  return result
}

/** MB that the table keeps after a sort, a search and its end, beyond what the rows themselves need. */
async function heapOf(browser, url) {
  const heaps = {}
  for (const [name, file] of Object.entries(CONTENDERS)) {
    const page = await open(browser, `${url}/${file}`, SIZES.at(-1))
    const client = await page.context().newCDPSession(page)
    const used = async () => {
      await client.send('HeapProfiler.collectGarbage')
      await client.send('HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage')
      return (usedSize + backingStorageSize) / MB
    }
    const before = await used()
    await page.evaluate(async () => {
      await window.__timed(() => window.__bench.mount(window.__rows))
      await window.__timed(() => window.__bench.sort())
      await window.__timed(() => window.__bench.filter('ga'))
      await window.__timed(() => window.__bench.filter(''))
    })
    heaps[name] = (await used()) - before
    await page.close()
  }
  return heaps
}

function print({ times, heaps, scrolls }) {
  let met = true
  const judge = (value, aim) => {
    if (aim === undefined) return ''
    if (value > aim) met = false
    return value > aim ? `above ${aim}` : `aim ${aim}`
  }
  console.log('\nTable, 14 columns: median ms from the act to the frame that shows it\n')
  console.log(['rows', 'act', 'ours', 'floor', 'ratio', ''].map((text) => text.padStart(10)).join(''))
  for (const size of SIZES) {
    for (const act of ['mount', 'sort', 'key']) {
      const [ours, floor] = ['ours', 'floor'].map((name) => median(times[size][name].map((time) => time[act])))
      const cells = [
        size.toLocaleString('en-GB'),
        act,
        ours.toFixed(1),
        floor.toFixed(1),
        (ours / floor).toFixed(2),
        judge(ours / floor, AIMS[act][size]),
      ]
      console.log(cells.map((text) => text.padStart(10)).join(''))
    }
  }
  const heap = (name) => `${name} ${heaps[name].toFixed(1)} MB`
  console.log(
    `\nheap beyond the data at ${SIZES.at(-1)?.toLocaleString('en-GB')} rows: ${heap('ours')}, ${heap('floor')}  ${judge(heaps.ours, HEAP_AIM)}`,
  )
  for (const [name, { lost, frames }] of Object.entries(scrolls))
    console.log(
      `frames lost in a scroll of ${SCROLL.distance} px: ${name} ${lost} of ${frames}  ${name === 'ours' ? judge(lost, 0) : ''}`,
    )
  console.log(met ? '\nEvery aim of the table is met.' : '\nNot every aim of the table is met.')
  return met
}

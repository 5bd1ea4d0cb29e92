import { installTimer, median } from './measure.mjs'
import { makeTableData } from './tableData.mjs'
import { countLostFrames, findBlankRows, WHEEL } from './wheel.mjs'

const SIZES = [1024, 10_240, 102_400]
const CONTENDERS = { ours: 'table.html', react: 'floor-react.html', floor: 'floor-table.html' }
const NAMES = Object.keys(CONTENDERS)
const VIEWPORT = { width: 1280, height: 800 }
/** Pixels. */
const ROW = 32
const MB = 1024 * 1024

/** The aims of the project, as ratios to the floor; null: none set. Heap in MB beyond the data. */
const AIMS = {
  mount: { 1024: 2, 102400: 1.5 },
  sort: { 1024: 1.8, 102400: 1.5 },
  key: { 1024: 1.5, 10240: 1.5, 102400: 1.5 },
}
const HEAP_AIM = 2
/** So many frames more than the floor may be lost, and so many screenshots show rows missing. */
const LOST_AIM = 2
const BLANK_AIM = 0

/** Measures the table pages, prints, and tells whether every aim is met. */
export async function benchTable({ url, launch, runs }) {
  const timed = await launch({ unthrottled: true })
  const times = {}
  for (const size of SIZES) {
    times[size] = Object.fromEntries(NAMES.map((name) => [name, []]))
    // Alternately, so that a busy moment of the machine meets all.
    for (let at = 0; at < runs; at += 1) {
      for (const [name, page] of Object.entries(CONTENDERS))
        times[size][name].push(await timeOnce(timed, `${url}/${page}`, size))
    }
  }
  const heaps = await heapOf(timed, url)
  await timed.close()

  const steady = await launch()
  const scrolls = await scroll(steady, url, Math.min(runs, 5))
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

/** Frames lost under the wheel in each run, by turns; then, once and apart, for they slow the page, the screenshots. */
async function scroll(browser, url, runs) {
  const scrolls = Object.fromEntries(NAMES.map((name) => [name, { frames: [], blanks: [] }]))
  const onMounted = async (name, work) => {
    const page = await open(browser, `${url}/${CONTENDERS[name]}`, 10_240)
    await page.evaluate(() => window.__bench.mount(window.__rows))
    await page.waitForTimeout(500)
    const result = await work(page)
    await page.close()
    return result
  }
  for (let at = 0; at < runs; at += 1)
    for (const name of NAMES) scrolls[name].frames.push(await onMounted(name, countLostFrames))
  const reader = await browser.newPage()
  for (const name of NAMES) scrolls[name].blanks = await onMounted(name, (page) => findBlankRows(page, reader))
  return scrolls
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
  const line = (cells) => console.log(cells.map((text) => text.padStart(13)).join(''))
  line(['rows', 'act', ...NAMES, 'ours/floor', 'react/floor', ''])
  for (const size of SIZES) {
    for (const act of ['mount', 'sort', 'key']) {
      const [ours, react, floor] = NAMES.map((name) => median(times[size][name].map((time) => time[act])))
      const ratios = [ours / floor, react / floor].map((ratio) => ratio.toFixed(2))
      const figures = [ours, react, floor].map((ms) => ms.toFixed(1))
      line([size.toLocaleString('en-GB'), act, ...figures, ...ratios, judge(ours / floor, AIMS[act][size])])
    }
  }
  const all = (write) => NAMES.map((name) => `${name} ${write(name)}`).join(', ')
  console.log(
    `\nheap beyond the data at ${SIZES.at(-1).toLocaleString('en-GB')} rows: ${all((name) => `${heaps[name].toFixed(1)} MB`)}  ${judge(heaps.ours, HEAP_AIM)}`,
  )
  const lost = (name) => median(scrolls[name].frames.map((run) => run.lost))
  const due = median(scrolls.ours.frames.map((run) => run.due))
  console.log(
    `frames lost of ${due} at 60 Hz, the wheel turned ${WHEEL.distance} px at ${WHEEL.speed} px/s, median of ${scrolls.ours.frames.length}: ${all(lost)}  ${judge(lost('ours') - lost('floor'), LOST_AIM)}`,
  )
  const blank = (name) => scrolls[name].blanks.filter((height) => height > ROW).length
  console.log(
    `screenshots under the wheel that show rows missing: ${all((name) => `${blank(name)} of ${scrolls[name].blanks.length}`)}  ${judge(blank('ours'), BLANK_AIM)}`,
  )
  console.log(met ? '\nEvery aim of the table is met.' : '\nNot every aim of the table is met.')
  return met
}

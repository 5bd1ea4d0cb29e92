import { median } from './measure.mjs'

const SIZES = [100_000, 200_000]
const GROUPINGS = ['ad', 'day', 'ad|day']
const CONTENDERS = ['ours', 'd3', 'plain', 'floor']
/** Speed relative to d3-array's rollup: at least as fast. */
const TARGET = 1

/** Measures the report page and prints the results. Resolves with whether the target is met. */
export async function benchReport({ url, launch, runs }) {
  const browser = await launch()
  let met = true
  console.log(
    '\nReport, two periods grouped, compared and sorted: median ms without the first run; floor: one pass over the numbers\n',
  )
  console.log(
    ['rows', 'by', 'groups', ...CONTENDERS, 'd3/ours', 'ours/floor', 'first run', '']
      .map((text) => text.padStart(11))
      .join(''),
  )
  for (const size of SIZES) {
    const page = await browser.newPage()
    await page.goto(`${url}/report.html`)
    await page.evaluate((rows) => window.__report.prepare(rows), size)
    for (const by of GROUPINGS) {
      const { times, firstRuns, groups } = await measure(page, by, runs)
      const [ours, d3, , floor] = CONTENDERS.map((name) => median(times[name]))
      if (d3 / ours < TARGET) met = false
      const cells = [
        size.toLocaleString('en-GB'),
        by,
        groups.toLocaleString('en-GB'),
        ...CONTENDERS.map((name) => median(times[name]).toFixed(1)),
        (d3 / ours).toFixed(1),
        (ours / floor).toFixed(1),
        `${firstRuns.ours.toFixed(1)} / ${firstRuns.d3.toFixed(0)}`,
        `${d3 / ours < TARGET ? 'below' : 'target'} ${TARGET}`,
      ]
      console.log(cells.map((text) => text.padStart(11)).join(''))
    }
    if (size === SIZES.at(-1)) {
      const megabytes = await memoryOf(page, size)
      console.log(`its rows, grouped by ad and day, take ${megabytes.toFixed(0)} MB`)
    }
    await page.close()
  }
  await browser.close()
  console.log(met ? '\nThe report target is met.' : '\nThe report target is not met.')
  return met
}

/** What our rows and their grouping hold in memory, in MB. */
async function memoryOf(page, rows) {
  const devtools = await page.context().newCDPSession(page)
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize = 0 } = await devtools.send('Runtime.getHeapUsage')
    return usedSize + backingStorageSize
  }
  await page.evaluate((count) => window.__report.prepare(count), rows)
  const after = await heap()
  await page.evaluate(() => window.__report.release())
  const before = await heap()
  return (after - before) / 2 ** 20
}

/** Alternates between contenders, so that a busy machine slows all of them. Their results have to be equal. */
async function measure(page, by, runs) {
  const times = Object.fromEntries(CONTENDERS.map((name) => [name, []]))
  const firstRuns = {}
  let groups = 0
  for (let run = 0; run <= runs; run += 1) {
    const checks = []
    for (const name of CONTENDERS) {
      const { ms, rows, check } = await page.evaluate(
        ([contender, grouping]) => {
          window.gc?.()
          return window.__report.run(contender, grouping)
        },
        [name, by],
      )
      if (run === 0) firstRuns[name] = ms
      else times[name].push(ms)
      if (name !== 'floor') checks.push(`${rows} ${check.toFixed(6)}`)
      if (name === 'ours') groups = rows
    }
    if (new Set(checks).size > 1) throw new Error(`The reports by ${by} differ: ${checks.join(', ')}`)
  }
  return { times, firstRuns, groups }
}

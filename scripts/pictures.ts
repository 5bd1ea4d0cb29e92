import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { browserArgs, ensureBrowser } from './browser.mjs'
import { comparePictures, findGone, takeBaseline } from './pictures/baseline.ts'
import { modesOf, planShots, selectStories } from './pictures/plan.ts'
import { readOptions, USAGE, type Options } from './pictures/readOptions.ts'
import { withStorybook, type Storybook } from './pictures/storybook.ts'
import { takePictures, type Picture } from './pictures/takePictures.ts'
import { writeReport } from './pictures/writeReport.ts'

/* `npm run pictures`. Exits with 1 if a story fails or its picture changed, with 2 if it cannot run. */
try {
  const options = readOptions(process.argv.slice(2))
  // Whatever changes is drawn anew: edges at the border of a part drawn by itself differ by a shade, now and then.
  const launchArgs = [...browserArgs, '--disable-partial-raster']
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArgs })
  const run = (storybook: Storybook) => takeAndCompare(process.cwd(), options, storybook, browser)
  process.exitCode = await withStorybook(process.cwd(), browser, run).finally(() => browser.close())
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 2
}

/** Resolves with the exit code. */
async function takeAndCompare(root: string, options: Options, storybook: Storybook, browser: Browser): Promise<number> {
  const { against, accepted, web } = options
  const stories = selectStories(storybook.stories, options)
  const shots = stories.flatMap((story) => planShots(story, storybook.heights))
  const planned = shots.flatMap(({ title, themes }) => themes.map(() => title))
  const screens = planned.filter((title) => title.startsWith('Screens/')).length
  const without = stories.filter((story) => modesOf(story).length === 0).length
  console.log(`${stories.length} stories, ${without} of them without a picture of their own.
${planned.length} pictures: ${screens} of screens, ${planned.length - screens} of components.
${stories.flatMap(modesOf).length} snapshots in Chromatic.`)
  if (options.count) return 0

  const [folder, webFolder] = [join(root, 'pictures'), join(root, 'pictures-web')]
  const baseline = against === undefined ? undefined : await takeBaseline(root, against, shots, browser)
  for (const path of [folder, ...(web ? [webFolder] : [])]) {
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path)
  }
  const start = Date.now()
  const taken = await takePictures(browser, storybook.url, shots, folder, web ? webFolder : undefined)
  const seconds = Math.round((Date.now() - start) / 1000)
  const pictures = baseline === undefined ? taken.pictures : comparePictures(taken.pictures, folder, baseline)
  console.log(formatResults(pictures, seconds))
  if (web) {
    writeFileSync(join(webFolder, 'web.json'), JSON.stringify({ pictures: taken.web }))
    console.log(`${taken.web.length} WebP pictures`)
  }
  if (baseline !== undefined) {
    const gone = options.names.length === 0 ? findGone(baseline, shots, options.shard) : []
    for (const file of gone) console.log(`gone: ${file}`)
    const report = await writeReport(root, { folder, baseline, pictures })
    if (report !== null) console.log(`Report: ${report}`)
  }
  return pictures.some(({ result }) => result === 'failed' || (result === 'changed' && !accepted)) ? 1 : 0
}

/** The pictures that someone should look at, and how many had which result. */
function formatResults(pictures: readonly Picture[], seconds: number): string {
  const of = (result: Picture['result']) => pictures.filter((picture) => picture.result === result)
  const listed = [...of('new'), ...of('changed'), ...of('failed')].map(({ result, file, failure = '' }) =>
    `${result}: ${file}  ${failure.replace(/\s+/g, ' ').slice(0, 200)}`.trimEnd(),
  )
  const counts = (['drawn', 'same', 'changed', 'new', 'failed'] as const)
    .filter((result) => of(result).length > 0)
    .map((result) => `${of(result).length} ${result}`)
  return [...listed, `${pictures.length} pictures in ${seconds} s: ${counts.join(', ')}`].join('\n')
}

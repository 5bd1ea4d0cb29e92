import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { browserArgs, ensureBrowser } from '../browser.mjs'
import { comparePictures, findGone } from './comparePictures.ts'
import { formatCount, formatResults } from './formatResults.ts'
import { writeIndex } from './pictureIndex.ts'
import type { TakenPicture } from './picture.ts'
import { openWebPictures } from './openWebPictures.ts'
import { planPictures, planWebPictures } from './planPictures.ts'
import { readOptions, USAGE, type Options } from './readOptions.ts'
import { selectStories } from './selectStories.ts'
import { takeBaseline } from './takeBaseline.ts'
import { takePictures } from './takePictures.ts'
import { withStorybook, type Storybook } from './withStorybook.ts'
import { writeReport } from './writeReport.ts'

/** Draws whatever changes anew: edges at the border of a part drawn by itself differ by a shade, now and then. */
const STILL = ['--disable-partial-raster']

/** `npm run pictures`: resolves with the exit code: 1 if a story fails or its picture changed, 2 if it cannot run. */
export async function runPictures(root: string, args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args)
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArgs, ...STILL] })
    try {
      return await withStorybook(root, browser, (storybook) => take(root, options, storybook, browser))
    } finally {
      await browser.close()
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    return 2
  }
}

async function take(root: string, options: Options, storybook: Storybook, browser: Browser): Promise<number> {
  const stories = selectStories(storybook.stories, options)
  const planned = stories.flatMap((story) => planPictures(story, storybook.heights))
  console.log(formatCount(stories, planned))
  if (options.count) return 0

  const { against } = options
  const folder = join(root, 'pictures')
  const baseline = against === undefined ? undefined : await takeBaseline(root, against, planned, browser)
  const plannedWeb = stories.flatMap((story) => planWebPictures(story, storybook.heights))
  const web = options.web ? await openWebPictures(browser, plannedWeb, join(root, 'pictures-web')) : undefined
  const start = Date.now()
  const taken = await takePictures(browser, planned, { url: storybook.url, folder, web })
  const seconds = Math.round((Date.now() - start) / 1000)
  const compared = taken.slice(0, planned.length)
  const pictures = baseline === undefined ? compared : comparePictures(compared, folder, baseline)
  writeIndex(folder, pictures)
  const failed = taken.slice(planned.length).filter(({ result }) => result === 'failed')
  console.log(formatResults([...pictures, ...failed], seconds))
  if (web) console.log(web.finish())
  if (baseline !== undefined) {
    for (const { file } of findGone(baseline, planned, options)) console.log(`gone: ${file}`)
    const report = await writeReport(root, { folder, baseline, pictures })
    if (report !== null) console.log(`Report: ${report}`)
  }
  const isWrong = ({ result }: TakenPicture) => result === 'failed' || (result === 'changed' && !options.accepted)
  return [...pictures, ...failed].some(isWrong) ? 1 : 0
}

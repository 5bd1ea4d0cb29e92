import type { Day } from '../day.ts'
import { MEASURE_FACTS, type Measure, type Metric } from '../metrics.ts'
import type { PlatformOrAll } from '../platforms.ts'
import type { Period } from '../period.ts'
import type { ReportComparison } from '../report/comparison.ts'
import { isTime, type Dimension, type TimeStep } from '../report/dimensions.ts'
import { periodText } from './period.ts'
import type { PlatformNames } from '../platforms.ts'

/* Texts for metrics, the columns of a report's CSV file, and saved views. */

/** Chart titles shared by several screens. */
export const resultsText = {
  /** Title of a chart: 'Clicks per day, Google'. */
  chart: (measure: Measure, step: TimeStep, subject: string) =>
    `${MEASURE_FACTS[measure].name} per ${step}, ${subject}`,
  /** '23 Oct – 19 Nov, compared with 25 Sep – 22 Oct. All countries.' */
  sub: (period: Period, comparison: ReportComparison, country: string | null, today: Day) =>
    `${periodText.compared(period, comparison, today)}. ${country ?? resultsText.allCountries}.`,
  allCountries: 'All countries',
  /** The subject of a chart with a line per platform. */
  byPlatform: 'each platform',
}

/** A chart as a picture. */
export const chartExportText = {
  label: 'Export chart',
  png: 'Chart as PNG',
  svg: 'Chart as SVG',
  failed: 'The export failed',
}

/** Column names that a report's CSV file adds to the API's columns, in the same style (spec section 3). */
export const reportFileText = {
  heads: (by: Dimension) => (isTime(by) ? [by] : [`${by}_id`, by]),
  /** Prefix of comparison period columns. */
  earlierPrefix: 'earlier_',
  /** Name of an unknown title, ad or campaign. */
  unknown: 'Unknown',
  /** Name of an unknown platform. */
  unknownPlatform: 'unknown',
}

const figureName = (names: PlatformNames, platform: PlatformOrAll, measure: Measure) =>
  `${names[platform]} ${MEASURE_FACTS[measure].unit}`

const inDays = (days: string | null) => (days === null ? '' : `, ${days}`)

/** Heads of the file of a report's table as shown. Units are added to them (exportText). */
export const shownFileText = {
  /** 'All platforms clicks'. */
  figure: figureName,
  /** 'Previous Google impressions', 'Previous all platforms clicks'. */
  previous: (names: PlatformNames, platform: PlatformOrAll, measure: Measure) => {
    const name = figureName(names, platform, measure)
    return `Previous ${platform === 'all' ? name.replace(/^A/, 'a') : name}`
  },
  /**
   * 'Google CTR change', 'Google CTR change, 1 Nov – 22 Nov vs 1 Oct – 22 Oct'.
   * @param days what is compared; null if it is the whole period
   */
  change: (names: PlatformNames, platform: PlatformOrAll, measure: Measure, days: string | null) =>
    `${figureName(names, platform, measure)} change${inDays(days)}`,
}

/** The file of What moved. */
export const movesFileText = {
  /** @param days what is compared; null if it is the whole period */
  heads: (metric: Metric, days: string | null) => [
    `${metric}_change${inDays(days)}`,
    'share_percent',
    'share_of',
    'mostly',
    'note',
  ],
  sides: { gains: 'gains', losses: 'losses' },
}

/** Saved report views. */
export const viewsText = {
  label: 'Saved views',
  none: 'No saved views yet. A view keeps these settings; “Last 28 days” always means the latest 28 days.',
  name: 'Name this view',
  save: 'Save',
  /** Replaces Save when a view with this name exists. */
  update: 'Update',
  limitReached: (max: number) => `You can save up to ${max} views. Delete one first.`,
  nameRequired: 'Enter a name',
  saved: (name: string) => `“${name}” saved`,
  updated: (name: string) => `“${name}” updated`,
  rename: (name: string) => `Rename ${name}`,
  newName: 'New name',
  nameTaken: 'That name is taken',
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” deleted`,
  undo: 'Undo',
}

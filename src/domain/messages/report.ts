import type { Day } from '../catalogue.ts'
import { addDays } from '../day.ts'
import { dayLong, fullNumber } from '../format.ts'
import type { Progress } from '../loadable.ts'
import type { PlatformOrAll } from '../metrics.ts'
import type { Period } from '../period.ts'
import type { Comparison } from '../report/comparison.ts'
import type { Dimension, TimeStep } from '../report/dimensions.ts'
import type { ReportColumnKey } from '../report/reportView.ts'
import { figuresOf, periodText } from './period.ts'
import { resultsText } from './results.ts'

/* Both reports: their bar, rows, notes and progress. */

const { metrics } = resultsText

/** What is grouped by, as one row and as many. */
const DIMENSION_WORDS: Record<Dimension, { one: string; many: string }> = {
  title: { one: 'title', many: 'titles' },
  ad: { one: 'ad', many: 'ads' },
  campaign: { one: 'campaign', many: 'campaigns' },
  item: { one: 'item', many: 'items' },
  platform: { one: 'platform', many: 'platforms' },
  country: { one: 'country', many: 'countries' },
  day: { one: 'day', many: 'days' },
  month: { one: 'month', many: 'months' },
}

/** The results of ads and of titles (screens.md, Ad results; visual.md, screen 6). */
export const reportText = {
  heading: { ad: 'Ad results', title: 'Title results' },
  /** '23 Oct to 19 Nov, compared with 25 Sep to 22 Oct. All countries.' */
  sub: (period: Period, comparison: Period | null, country: string | null, today: Day) =>
    `${periodText.compared(period, comparison, today)}. ${country ?? reportText.allCountries}.`,
  allCountries: 'All countries',
  /** What a failure calls them. */
  these: 'these results',
  names: 'the names of these results',

  narrowed: { ad: 'Ad', title: 'Title', ads: 'Ads', titles: 'Titles' },
  chosen: (count: number) => `${fullNumber(count)} chosen`,
  unnamed: (id: number) => `#${id}`,

  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkCopiedNote: 'It shows the same days, also tomorrow.',
  linkNotCopied: 'The link could not be copied',
  more: 'More',
  export: 'Export',
  csv: 'Table as CSV',
  png: 'Chart as PNG',
  svg: 'Chart as SVG',
  print: 'Print',
  exportFailed: 'The file could not be made',

  settings: 'Settings',
  show: 'Show results',
  quick: { '7d': '7 days', '28d': '28 days', '90d': '90 days', '12m': '12 months' },
  custom: 'Custom',
  compare: 'Compare with',
  comparisons: {
    none: 'Nothing',
    previous: 'Previous period',
    previousWeekdays: 'Previous, same weekdays',
    lastYear: 'Last year',
    lastYearWeekdays: 'Last year, same weekdays',
  } satisfies Record<Comparison, string>,
  /** On a chip: 'Against previous period'. */
  against: (comparison: Comparison) =>
    comparison === 'none' ? 'Not compared' : `Against ${reportText.comparisons[comparison].toLowerCase()}`,
  per: 'Per',
  steps: { day: 'Day', month: 'Month' } satisfies Record<TimeStep, string>,
  perStep: (step: TimeStep) => `Per ${step}`,
  groupBy: 'Group by',
  thenBy: 'Then by',
  /** No second dimension: beside the first, and where its name stands before it. */
  then: 'Then by…',
  noMore: 'Nothing more',
  grouped: (by: readonly Dimension[]) => `Group: ${by.map((each) => reportText.dimensions[each]).join(', ')}`,
  platforms: 'Platforms',
  platformsOn: (count: number) => `${count} ${count === 1 ? 'platform' : 'platforms'}`,
  lastPlatform: 'One platform stays on',

  summary: 'Totals of the period',
  chartKind: 'Draw as',
  charts: { stacked: 'Stacked', lines: 'Lines' },
  noStack: 'Shares cannot be stacked',
  foldChart: 'Hide chart',
  unfoldChart: 'Show chart',
  /** Names a chart: 'Clicks per day by platform'. */
  chart: (measure: keyof typeof metrics, per: TimeStep, platform: PlatformOrAll | null) =>
    `${metrics[measure].name} per ${per}${platform === null ? ' by platform' : `, ${resultsText.platforms[platform]}`}`,

  asReported: 'Conversions as reported by each platform.',
  asOf: (today: Day, openEnd: boolean) =>
    openEnd ? `Data as of ${dayLong(today)}, a day not complete yet.` : `Data as of ${dayLong(addDays(today, -1))}.`,
  /** Everything on the screen is of a part. */
  soFar: (progress: Progress | null) =>
    progress?.total == null
      ? 'Figures so far'
      : `Figures so far: ${fullNumber(progress.loaded)} of ${fullNumber(progress.total)} rows`,
  part: 'Not all rows are here: these are figures of a part.',

  /** 'By title', 'By ad and day'. */
  by: (by: readonly Dimension[]) => `By ${by.map((each) => DIMENSION_WORDS[each].one).join(' and ')}`,
  dimensions: {
    title: 'Title',
    ad: 'Ad',
    campaign: 'Campaign',
    item: 'Item',
    platform: 'Platform',
    country: 'Country',
    day: 'Day',
    month: 'Month',
  } satisfies Record<Dimension, string>,
  /** The head of a column that holds both. */
  pair: (first: string, second: string) => `${first}, ${second}`,
  noun: (by: readonly Dimension[]) =>
    by.length === 1 && by[0] !== undefined ? DIMENSION_WORDS[by[0]] : { one: 'row', many: 'rows' },
  rows: (rows: number, all: number) =>
    `${rows === all ? '' : `${fullNumber(rows)} of `}${fullNumber(all)} ${all === 1 ? 'row' : 'rows'}`,
  find: (by: readonly Dimension[]) => {
    const word = by[0] === undefined ? 'row' : DIMENSION_WORDS[by[0]].one
    return `Find ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
  },
  caption: (by: readonly Dimension[], period: Period, today: Day) =>
    `Results ${reportText.by(by).toLowerCase()}, ${periodText.range(period, today)}`,
  total: 'Total',
  totalSoFar: 'Total so far',
  columns: {
    clicks: { label: metrics.clicks.name, head: 'Clicks' },
    impressions: { label: metrics.impressions.name, head: 'Impr.' },
    conversions: { label: metrics.conversions.name, head: 'Conv.' },
    ctr: { label: metrics.ctr.name, head: 'CTR' },
    rate: { label: metrics.rate.name, head: 'Conv. rate' },
    change: { label: 'Change', head: 'Change' },
    changeEach: { label: 'Change of each platform', head: 'Change' },
  } satisfies Record<ReportColumnKey, { label: string; head: string }>,
  changeHelp: (measure: keyof typeof metrics) => `${metrics[measure].name} against the period compared with`,
  unknown: 'Unknown',
  isNew: 'new',
  isGone: 'gone',
  notComplete: 'not complete yet',
  onlyHead: 'Only',
  onlyHelp: 'The mark in a row, shown when you point at it, leads to its title or ad alone.',
  /** The second link of a row: the same report of this alone. */
  only: (name: string) => `Only ${name}`,
  printed: (rows: number, all: number) =>
    `The first ${fullNumber(rows)} of ${fullNumber(all)} rows; the total is of all. Export CSV has every row.`,

  none: {
    title: 'No figures in this period',
    titleIn: (country: string) => `No figures for ${country} in this period`,
    text: 'No ad was served in these days, or its figures are not here yet.',
    narrowed: 'The report is narrowed down: other titles and ads may have figures.',
    widen: 'Show the last 90 days',
    allCountries: 'Show all countries',
    allPlatforms: 'Show all platforms',
    everything: 'Show all ads and titles',
    lookAgain: 'Look again',
  },
  noMatch: {
    title: (search: string) => `Nothing matches “${search}”`,
    text: (by: readonly Dimension[]) =>
      `Searched in the names of ${by.map((each) => DIMENSION_WORDS[each].many).join(' and ')}.`,
    action: 'Show all rows',
  },
}

/** Files of a report. */
export const reportFiles = {
  /** 'ad-results-by-ad-2026-10-23-to-2026-11-19.csv'; `part` while not all rows are here. */
  csv: (kind: 'ad' | 'title', by: readonly Dimension[], region: string, period: Period, part: boolean) =>
    `${kind}-results-by-${by.join('-and-')}-${figuresOf(region, period)}${part ? '-part' : ''}.csv`,
  chart: (kind: 'ad' | 'title', measure: string, region: string, period: Period, part: boolean, type: 'svg' | 'png') =>
    `${kind}-results-${measure}-${figuresOf(region, period)}${part ? '-part' : ''}.${type}`,
}

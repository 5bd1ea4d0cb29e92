import { capitalize, mapValues } from 'es-toolkit'
import type { ChangeKind } from '../change.ts'
import type { Day } from '../day.ts'
import { formatNumber, formatSigned } from '../format.ts'
import type { Progress } from '../loadable.ts'
import { MEASURE_FACTS, type Measure, type Metric } from '../metrics.ts'
import type { Period } from '../period.ts'
import type { ReportComparison } from '../report/comparison.ts'
import { DIMENSION_FACTS, isOfTitles, type Dimension, type TimeStep } from '../report/dimensions.ts'
import type { ReportColumnKey } from '../report/reportView.ts'
import { exportText, markText, tableFileEndings, type TableFile } from './common.ts'
import { periodInFileName, periodText } from './period.ts'
import { chartExportText } from './results.ts'
import { shortName } from '../text/shortenText.ts'
import type { ListSize } from '../failure.ts'

/* Both reports: settings, rows, notes and progress. */

const rowsOf = ({ loaded, total }: Progress) => `${formatNumber(loaded)} of ${formatNumber(total)} rows`

/** Ad results and title results. */
export const reportText = {
  heading: { ad: 'Ad results', title: 'Title results' },
  /** The noun in a failure’s sentence. */
  failureNoun: 'these results',
  namesFailureNoun: 'the names of these results',
  /** 'the creative names of Spring sale, Autumn sale and 10 more campaigns'. */
  creativeNames: (campaigns: readonly string[]) => {
    const named = campaigns.slice(0, 2).map(shortName)
    const more = campaigns.length - named.length
    const rest = more === 0 ? '' : ` and ${formatNumber(more)} more ${more === 1 ? 'campaign' : 'campaigns'}`
    return `the creative names of ${named.join(more === 0 ? ' and ' : ', ')}${rest}`
  },

  filters: { ad: 'Ad', title: 'Title', ads: 'Ads', titles: 'Titles' },
  add: { ad: 'Add ad', title: 'Add title' },
  addFailed: { ad: 'The ads couldn’t be loaded.', title: 'The titles couldn’t be loaded.' },
  selectedCount: (count: number) => `${formatNumber(count)} selected`,
  unknownName: (id: number) => `#${id}`,

  linkCopied: 'Link copied',
  linkCopiedNote: 'It always opens these dates.',
  linkNotCopied: 'Couldn’t copy the link',
  more: 'More',
  export: exportText.export,
  csvShown: exportText.shown,
  csvExcel: exportText.excel,
  csvAll: exportText.all,
  moves: 'What moved as CSV',
  png: chartExportText.png,
  svg: chartExportText.svg,
  print: 'Print',

  settings: 'Report settings',
  show: 'Show results',
  quick: { '7d': '7 days', '28d': '28 days', '90d': '90 days', lastMonth: 'Last month', '12m': '12 months' },
  morePeriods: 'More…',
  compare: 'Compare with',
  comparisons: {
    none: 'None',
    previous: 'Previous period',
    previousWeekdays: 'Previous period (matching weekdays)',
    lastYear: 'Same period last year',
    lastYearWeekdays: 'Same period last year (matching weekdays)',
  } satisfies Record<ReportComparison, string>,
  /** On a chip: 'vs previous period'. */
  comparedWith: (comparison: ReportComparison) =>
    comparison === 'none' ? 'No comparison' : `vs ${reportText.comparisons[comparison].toLowerCase()}`,
  chartBy: 'Chart by',
  steps: { day: 'Day', month: 'Month' } satisfies Record<TimeStep, string>,
  stepChip: (step: TimeStep) => (step === 'day' ? 'Daily' : 'Monthly'),
  groupBy: 'Group by',
  thenBy: 'Then by',
  /** No second dimension: without a visible label, and with one. */
  thenByNone: 'Then by…',
  noSecondDimension: 'None',
  groupedBy: (by: readonly Dimension[]) => `Grouped by ${by.map((each) => DIMENSION_FACTS[each].one).join(' and ')}`,
  platforms: 'Platforms',
  platformsOn: (count: number) => `${count} ${count === 1 ? 'platform' : 'platforms'}`,
  keepOnePlatform: 'Keep at least one platform',

  summary: 'Totals for the period',
  chartType: 'Chart type',
  chartOptions: 'Chart options',
  chartTypes: { stacked: 'Stacked', lines: 'Lines' },
  /* Why the chart is not as chosen. */
  ratesNotStackable: 'Rates can’t be stacked.',
  linesNotStackable: (by: 'ad' | 'title') => `Each ${by} has a line of its own, so they can’t be stacked.`,
  tooManyLines: (by: 'ad' | 'title', max: number) =>
    `With more than ${max} ${DIMENSION_FACTS[by].many}, the chart shows the platforms.`,
  earlierNotDrawn: 'To keep the lines apart, the earlier period isn’t drawn.',
  hideChart: 'Hide chart',
  showChart: 'Show chart',
  /** Name of a chart: 'Clicks per day by platform'. */
  chart: (measure: Measure, per: TimeStep, platform: string | null) =>
    `${MEASURE_FACTS[measure].name} per ${per}${platform === null ? ' by platform' : `, ${platform}`}`,

  /** 'Clicks per day by title'. */
  chartByEntity: (measure: Measure, per: TimeStep, by: 'ad' | 'title') =>
    `${MEASURE_FACTS[measure].name} per ${per} by ${by}`,

  asReported: 'Conversions as reported by each platform.',
  aboutData: 'About these figures',
  dataUpTo: (today: Day, isLastIncomplete: boolean) => `${periodText.dataUpTo(today, isLastIncomplete)}.`,
  /** Rows are still loading. */
  loadingRows: (progress: Progress | null) => (progress?.total == null ? 'Loading…' : `Loading: ${rowsOf(progress)}`),
  /** 'Loading names, 120 of 419': so many lists of creatives. */
  loadingNames: ({ loaded, total }: Progress) => `Loading names, ${formatNumber(loaded)} of ${formatNumber(total)}`,
  /** Loading was cancelled. */
  stopped: (progress: Progress | null) =>
    progress?.total == null ? reportText.incomplete : `Incomplete: ${rowsOf(progress)}`,
  incomplete: 'Incomplete: not all rows have loaded.',

  /** 'By title', 'By ad and day'. */
  groupedHeading: (by: readonly Dimension[]) => `By ${by.map((each) => DIMENSION_FACTS[each].one).join(' and ')}`,
  dimensions: mapValues(DIMENSION_FACTS, ({ one }) => capitalize(one)),
  /** Header of a column with two dimensions. */
  twoDimensions: (first: string, second: string) => `${first}, ${second}`,
  noun: (by: readonly Dimension[]) =>
    by.length === 1 && by[0] !== undefined ? DIMENSION_FACTS[by[0]] : { one: 'row', many: 'rows' },
  rows: (rows: number, all: number) =>
    `${rows === all ? '' : `${formatNumber(rows)} of `}${formatNumber(all)} ${all === 1 ? 'row' : 'rows'}`,
  find: (by: readonly Dimension[]) => {
    const word = by[0] === undefined ? 'row' : DIMENSION_FACTS[by[0]].one
    return `Find ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
  },
  caption: (by: readonly Dimension[], period: Period, today: Day) =>
    `Results ${reportText.groupedHeading(by).toLowerCase()}, ${periodText.range(period, today)}`,
  total: 'Total',
  totalSoFar: 'Total so far',
  columns: {
    ...mapValues(MEASURE_FACTS, ({ name, short }) => ({ label: name, head: short })),
    change: { label: 'Change', head: 'Change' },
    changeEach: { label: 'Change by platform', head: 'Change' },
  } satisfies Record<ReportColumnKey, { label: string; head: string }>,
  /** @param days what is compared, if it has to be said: '1 Nov – 22 Nov vs 1 Oct – 22 Oct' */
  changeHelp: (measure: Measure, kind: ChangeKind, days: string | null) =>
    `Change in ${MEASURE_FACTS[measure].unit}${days === null ? ' vs the comparison period' : `: ${days}`}` +
    (kind === 'points' ? `, in ${markText.points.spoken} (${markText.points.short})` : ''),
  unknown: 'Unknown',
  noEarlierData: 'No earlier data',
  noDataThisPeriod: 'No data this period',
  /** What a row has in only one of the periods; null if it has both or neither. */
  onlyInOne: (state: 'both' | 'new' | 'gone' | 'none') =>
    state === 'new' ? reportText.noEarlierData : state === 'gone' ? reportText.noDataThisPeriod : null,
  dayIncomplete: 'incomplete',
  /** Name of the column of those links, for screen readers. */
  showOnlyHead: 'Show only',
  /** The second link of a row: this report for the row's title or ad alone. */
  showOnly: (name: string) => `Show only ${shortName(name)}`,
  /** Tooltip of that link. */
  showOnlyThis: (kind: 'ad' | 'title') => `Show only this ${kind}`,

  /** Which titles or ads changed most between the periods. */
  moved: {
    heading: 'What moved',
    details: 'Gains and losses',
    gains: 'Gains',
    losses: 'Losses',
    /** '+6,420 clicks'. */
    change: (change: number, metric: Metric) => `${formatSigned(change)} ${MEASURE_FACTS[metric].unit}`,
    gone: 'no data this period',
    mostly: (platform: string) => `mostly ${platform}`,
    others: (count: number, kind: 'ad' | 'title') => `${formatNumber(count)} other ${kind}${count === 1 ? '' : 's'}`,
    none: { gains: 'No gains', losses: 'No losses' },
    total: 'Total change',
    nothing: 'Nothing moved between the two periods.',
    noMatch: 'No rows match.',
    countsOnly: 'What moved works with counts, not with rates.',
    showClicks: 'Show clicks',
    noComparison: 'There is nothing to compare with.',
    compare: 'Compare with previous period',
    todayOnly: 'Today is incomplete: there is nothing to compare yet.',
    notComparable: 'The search finds days that can’t be compared.',
    incomplete: 'Shown once all rows have loaded.',
    noNames: 'Shown once the names have loaded.',
  },
  /** Of an account without ads. */
  never: { title: 'No results yet', text: 'They’ll appear here once ads run.' },
  none: {
    title: 'No data for this period',
    titleIn: (country: string) => `No data for ${country} in this period`,
    text: 'No ads ran on these days, or the data isn’t in yet.',
    filtered: 'This report is filtered. Other titles or ads may have data.',
    last90Days: 'Show the last 90 days',
    allCountries: 'Show all countries',
    allPlatforms: 'Show all platforms',
    allRows: 'Show all ads and titles',
    refresh: 'Refresh',
  },
  noMatch: {
    title: (search: string) => `No rows match “${search}”`,
    /** 'We searched ad and title names, authors and series.' */
    text: (by: readonly Dimension[], hasAuthors: boolean) => {
      const searched: readonly Dimension[] = by.some(isOfTitles) ? [...new Set([...by, 'title' as const])] : by
      const names = `${searched.map((each) => DIMENSION_FACTS[each].one).join(' and ')} names`
      return `We searched ${names}${hasAuthors && by.some(isOfTitles) ? ', authors and series' : ''}.`
    },
    action: 'Show all rows',
  },
}

const tableFileName = (kind: 'ad' | 'title', by: readonly Dimension[], region: string, period: Period, part: boolean) =>
  `${kind}-results-by-${by.join('-and-')}-${periodInFileName(region, period)}${part ? '-part' : ''}`

/** File names of a report. */
export const reportFiles = {
  /** 'ad-results-by-ad-2026-10-23-to-2026-11-19.csv'; `part` while not all rows have loaded. */
  table: (
    file: TableFile,
    kind: 'ad' | 'title',
    by: readonly Dimension[],
    region: string,
    period: Period,
    part: boolean,
  ) => tableFileName(kind, by, region, period, part) + tableFileEndings[file],
  moves: (kind: 'ad' | 'title', metric: Metric, region: string, period: Period) =>
    `${kind}-results-what-moved-${metric}-${periodInFileName(region, period)}.csv`,
  chart: (kind: 'ad' | 'title', measure: string, region: string, period: Period, part: boolean, type: 'svg' | 'png') =>
    `${kind}-results-${measure}-${periodInFileName(region, period)}${part ? '-part' : ''}.${type}`,
}

/** What stands in place of a report that is too long to be read. */
export const tooLongText = {
  /** '412,000 rows', 'More than 200,000 rows', '812 campaigns'. */
  title: ({ of, count, limit }: ListSize) =>
    count === null ? `More than ${formatNumber(limit)} ${of}` : `${formatNumber(count)} ${of}`,
  /** Why it is not shown, and what helps. */
  text: ({ of, limit }: ListSize, isCompared: boolean) => {
    const limits =
      of === 'campaigns'
        ? `By creative, a report can have up to ${formatNumber(limit)} campaigns.`
        : isCompared
          ? `A report with a comparison can have up to ${formatNumber(limit)} rows in each period.`
          : `A report can have up to ${formatNumber(limit)} rows.`
    return `${limits} Choose a shorter period, one country, or fewer titles or ads.`
  },
  noComparison: 'No comparison',
  byMonth: 'By month',
  byCampaign: 'By campaign',
  shorterPeriod: 'Shorter period',
}

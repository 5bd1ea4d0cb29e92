import { fullNumber, percentText } from '../format.ts'
import type { Period } from '../period.ts'
import { unsaid } from '../unsaid.ts'
import { figuresOf } from './fileNames.ts'

const ads = (count: number) => `${fullNumber(count)} ${count === 1 ? 'ad' : 'ads'}`
const files = (count: number) => `${fullNumber(count)} ${count === 1 ? 'file' : 'files'}`

/** The Title details screen (screens.md, Title details; visual.md, screen 3). */
export const titleText = {
  /** Heads the page until the title's name is here. */
  heading: 'Title',
  noun: 'this title',
  titles: 'Titles',
  noStatus: 'No status',

  facts: { imprint: 'Imprint', isbn: 'ISBN', published: 'Published', adsLive: 'Ads live' },
  send: 'Send material',
  export: 'Export CSV',
  exporting: 'Exporting',
  fileName: (id: number, region: string, period: Period) => `title-${id}-${figuresOf(region, period)}.csv`,
  exportFailed: 'The file could not be made',
  /** The file's first column; the nine figures keep the names that they have in the API. */

  pages: 'Pages of this title',
  overview: 'Overview',
  ads: 'Ads',
  results: 'Results',
  figures: {
    label: 'Figures per platform',
    noun: 'these figures',
    share: (share: number | null) => (share === null ? null : `${percentText(share, 0)} of clicks`),
  },

  trend: {
    heading: 'Trend',
    noun: 'this trend',
    metric: 'Metric',
    platform: 'Platform',
    all: 'All',
    each: 'Each platform',
    compare: 'Compare to previous period',
    compareShort: 'Compare',
    campaigns: 'campaign starts and ends',
  },

  topAds: {
    heading: 'Top ads',
    by: 'by clicks',
    noun: 'these ads',
    caption: 'The ads with the most clicks',
    all: (count: number) => `All ${ads(count)}`,
    columns: {
      ad: 'Ad',
      platform: 'Platform',
      clicks: 'Clicks',
      impressions: 'Impressions',
      conversions: 'Conversions',
      conversionsShort: 'Conv.',
      ctr: 'CTR',
    },
    none: 'No ads yet',
    noneText: 'Ads of this title appear here as soon as they are made.',
    quiet: 'No ad was served in this period',
    quietText: 'Choose another period or country to see the ads that were.',
  },

  /** The dialog (visual.md, screen 9; mockup 09, number 18). */
  material: {
    heading: 'Send material',
    title: (name: string, author: string | null) => (author === null ? name : `${name}, ${author}`),
    files: 'Material',
    kind: 'Kind of artwork',
    anyKind: 'Not decided',
    ad: 'For ad',
    noAd: 'No particular ad',
    message: 'Message',
    choose: 'Choose a file first',
    cancel: 'Cancel',
    close: 'Close',
    stop: 'Stop sending',
    sendFiles: (count: number) => (count === 0 ? 'Send' : `Send ${files(count)}`),
    sendAgain: (count: number) => `Try again: ${files(count)}`,
    sending: (count: number) => `Sending ${files(count)}`,
    stopped: 'Stopped. What is not marked as sent was not sent.',
    failed: (count: number) => `${files(count)} could not be sent`,
    /** Why one file could not be sent. */
    why: (title: string, details: readonly string[]) => [title, ...unsaid(details, [title]).slice(0, 1)].join(': '),
    sent: (count: number) => `${files(count)} sent`,
    sentTo: (title: string, names: readonly string[]) => `For ${title}: ${names.join(', ')}`,
    sentBefore: 'Sent during this visit',
  },
} as const

import type { Day } from '../catalogue.ts'
import { fileSize } from '../fileSize.ts'
import { dayNumeric, fullNumber, percentText } from '../format.ts'

/* The page of one ad, and the files sent or fetched there. */

const campaigns = (count: number) => `${fullNumber(count)} ${count === 1 ? 'campaign' : 'campaigns'}`

/** The Ad details screen (screens.md, Ad details; visual.md, screen 5). */
export const adText = {
  /** The heading while the ad is on its way. */
  heading: 'Ad',
  back: 'Ads',
  /** What a failure calls it. */
  thisAd: 'this ad',
  noStatus: 'No status',

  /** 'feed image. 12-10-2026 to 31-12-2026', after the title. */
  kindAndDays: (kind: string | null, days: string) => (kind === null ? days : `${kind}. ${days}`),
  days: (from: Day | null, to: Day | null) => {
    if (from === null) return to === null ? 'No dates yet' : `Until ${dayNumeric(to)}`
    return to === null ? `From ${dayNumeric(from)}` : `${dayNumeric(from)} to ${dayNumeric(to)}`
  },

  preview: {
    heading: 'Preview',
    /** Names the strip of thumbnails. */
    sizes: 'Sizes',
    /** One of them where its proportions are not known. */
    size: (place: number) => `Size ${fullNumber(place)}`,
    video: 'Video',
    seconds: (seconds: number) => `${fullNumber(Math.round(seconds))} s`,
    measures: (width: number, height: number) => `${width} × ${height}`,
    /** '1:1, 1080 × 1080': a thumbnail, read out. */
    named: (name: string, measures: string) => [name, measures].filter(Boolean).join(', '),
    none: 'No artwork yet',
    zoom: 'Zoom',
    download: 'Download',
    downloading: 'Downloading',
    cancel: 'Cancel',
    /** '1.2 MB of 4 MB', or as much as has come. */
    progress: (loaded: number, total: number | null) =>
      total === null ? fileSize(loaded) : `${fileSize(loaded)} of ${fileSize(total)}`,
    downloaded: 'Downloaded',
    /** What went wrong, from the most to the least of it; a server may only repeat the words of its status. */
    failed: (reasons: readonly string[]) => {
      const said = new Map(
        reasons.map((reason) => reason.replace(/\.$/, '')).map((reason) => [reason.toLowerCase(), reason]),
      )
      return [...said.values()].join('. ')
    },
  },

  rating: {
    heading: 'Your rating',
    note: 'Seen by the ads team',
    thisRating: 'this rating',
    comment: 'Comment',
    commentField: 'comment',
    placeholder: 'What works, what does not?',
    save: 'Save rating',
    saving: 'Saving',
    you: 'you',
    /** 'Saved 18-11-2026 by you'. */
    saved: (day: Day | null, by: string | null) =>
      ['Saved', ...(day === null ? [] : [dayNumeric(day)]), ...(by === null ? [] : [`by ${by}`])].join(' '),
    done: {
      title: 'Rating saved',
      text: (stars: number | null) => (stars === null ? 'This ad is not rated now.' : `${stars} of 5.`),
    },
    failed: 'The rating was not saved',
    undone: (why: string) => `${why.replace(/\.$/, '')}. The rating was not saved.`,
    tryAgain: 'Try again',
  },

  facts: {
    heading: 'Details',
    kind: 'Kind',
    format: 'Format',
    placements: 'Placements',
    countries: 'Countries',
    first: 'First day',
    last: 'Last day',
    campaigns: 'Campaigns',
    id: 'Ad ID',
    /** An attribute whose type has no id. */
    other: 'Other',
  },

  results: {
    heading: 'Results',
    these: 'these results',
    all: 'All results',
    /** What the figures can be read by. */
    metrics: 'Figures',
    compare: 'Compare with',
    comparisons: { previous: 'Previous period', year: 'Same period last year', none: 'Nothing' },
    thisPeriod: 'This period',
    /** 'Clicks per day', 'CTR per month'. */
    chart: (metric: string, per: 'day' | 'month') => `${metric} per ${per}`,
    none: 'This ad has not served yet.',
  },

  campaigns: {
    heading: 'Campaigns',
    these: 'these campaigns',
    noun: { one: 'campaign', many: 'campaigns' },
    caption: 'Campaigns with their figures',
    columns: {
      name: 'Campaign',
      platform: 'Platform',
      country: 'Country',
      status: 'Status',
      items: 'Items',
      clicks: 'Clicks',
      impressions: 'Impressions',
      conversions: 'Conv.',
      ctr: 'CTR',
    },
    total: campaigns,
    items: (name: string) => `Items of ${name}`,
    figures: 'the figures',
    none: { title: 'No campaigns yet', text: 'They appear here as soon as this ad is placed.' },
    noneInRegion: {
      title: (country: string) => `No campaigns in ${country}`,
      text: 'This ad runs in other countries, or not at all.',
      action: 'Show all countries',
    },
    /** The one that an address asks to be open is not among them. */
    notHere: { title: 'This campaign is not here', text: 'It belongs to another ad, or to another country.' },
  },

  campaign: {
    /** What a failure calls it. */
    these: 'these details',
    placement: 'Placement',
    days: 'Runs',
    link: 'Leads to',
    reference: (platform: string | null) => (platform === null ? 'Reference' : `${platform} ID`),
  },

  items: {
    these: 'these items',
    list: 'Items',
    filter: 'Item status',
    all: 'All',
    clicks: 'Clicks',
    impressions: 'Impressions',
    quote: (text: string) => `“${text}”`,
    rejectedBy: (platform: string | null) =>
      platform === null ? 'This item was rejected.' : `${platform} rejected this item.`,
    noReason: 'No reason was given.',
    open: (name: string) => `Open ${name}`,
    none: { title: 'No items in this campaign' },
    noneInStatus: { title: (status: string) => `No items with the status “${status}”`, action: 'Show all items' },
  },

  item: {
    thisItem: 'this item',
    heading: 'Item',
    headline: 'Headline',
    text: 'Text',
    link: 'Leads to',
    campaign: 'Campaign',
    platform: 'Platform',
    status: 'Status',
    results: 'Results',
    ctr: (share: number | null) => percentText(share),
  },
}

/** A picture as large as the window. */
export const zoomText = {
  in: 'Zoom in',
  out: 'Zoom out',
  fit: 'Fit to window',
  fitted: 'Fits',
  /** '150%' of its own size. */
  scale: (scale: number) => percentText(scale, 0),
  picture: 'Picture. Plus and minus zoom, 0 fits it to the window, arrow keys move it.',
  failed: 'The picture could not be loaded.',
}

/** 'PNG, JPG or PDF'. */
function oneOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last
}

/** What is said of files that a person hands over. */
export const fileText = {
  drop: (several: boolean) => (several ? 'Drop files here or ' : 'Drop a file here or '),
  choose: (several: boolean) => (several ? 'choose files' : 'choose a file'),
  /** 'PNG, JPG, PDF or MP4, up to 50 MB each'. */
  accepted: (kinds: readonly string[], maxBytes: number, several: boolean) =>
    `${oneOf(kinds)}, up to ${fileSize(maxBytes)}${several ? ' each' : ''}`,
  wrongKind: 'This kind of file is not accepted',
  tooLarge: (maxBytes: number) => `Larger than ${fileSize(maxBytes)}`,
  empty: 'This file is empty',
  /** Names the list of chosen files. */
  files: (label: string) => `${label}: files`,
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  tryAgain: (name: string) => `Try again: ${name}`,
  sending: (name: string) => `Sending ${name}`,
  /** How far a file has come: '64%', or how much where its end is not known. */
  progress: (sent: number, total: number | null) =>
    total === null || total === 0 ? fileSize(sent) : percentText(Math.min(1, sent / total), 0),
  done: 'Sent',
  /** Told to screen readers when it happens. */
  added: (name: string) => `${name} chosen`,
  sent: (name: string) => `${name} sent`,
  failed: (name: string, why: string) => `${name}: ${why}`,
}

import type { Day } from '../day.ts'
import { formatFileSize } from '../formatFileSize.ts'
import { formatDayNumeric, formatNumber, formatPercent } from '../format.ts'
import type { Period } from '../period.ts'
import { ratingText } from './common.ts'
import { periodInFileName } from './period.ts'

/* The page of one ad, and files sent or downloaded. */

/** 'rating and comment', or the one that there is. */
const ratingParts = (hasStars: boolean, hasComment: boolean) =>
  [...(hasStars ? ['rating'] : []), ...(hasComment ? ['comment'] : [])].join(' and ')

/** The Ad details screen. */
export const adText = {
  /** The heading while the ad loads. */
  heading: 'Ad',
  back: 'Ads',
  /** The noun in a failure’s sentence. */
  failureNoun: 'this ad',
  noStatus: 'No status',

  /** 'feed image. 12-10-2026 – 31-12-2026', after the title. */
  kindAndDates: (kind: string | null, days: string) => (kind === null ? days : `${kind}. ${days}`),
  dates: (from: Day | null, to: Day | null) => {
    if (from === null) return to === null ? 'Not scheduled yet' : `Until ${formatDayNumeric(to)}`
    return to === null ? `From ${formatDayNumeric(from)}` : `${formatDayNumeric(from)} – ${formatDayNumeric(to)}`
  },

  rejection: {
    /** 'Meta: Image does not match the landing page'. */
    line: (platform: string | null, reason: string) => (platform === null ? reason : `${platform}: ${reason}`),
    /** Further rejected creatives: a button that leads to them. */
    more: (count: number) => `${formatNumber(count)} more`,
  },

  preview: {
    heading: 'Preview',
    /** Name of the strip of thumbnails. */
    sizes: 'Sizes',
    /** Name of a thumbnail whose proportions are unknown. */
    size: (place: number) => `Size ${formatNumber(place)}`,
    video: 'Video',
    seconds: (seconds: number) => `${formatNumber(Math.round(seconds))} s`,
    dimensions: (width: number, height: number) => `${width} × ${height}`,
    /** '1:1, 1080 × 1080': accessible name of a thumbnail. */
    sizeName: (name: string, measures: string) => [name, measures].filter(Boolean).join(', '),
    none: 'No artwork yet',
    zoom: 'Zoom',
    download: 'Download',
    downloading: 'Downloading',
    cancel: 'Cancel',
    /** '1.2 MB of 4 MB'; '1.2 MB' if the total is unknown. */
    progress: (loaded: number, total: number | null) =>
      total === null ? formatFileSize(loaded) : `${formatFileSize(loaded)} of ${formatFileSize(total)}`,
    downloaded: 'Downloaded',
    /** Joins the reasons, without repeats: a server may only repeat the words of its status. */
    failed: (reasons: readonly string[]) => {
      const distinct = new Map(
        reasons.map((reason) => reason.replace(/\.$/, '')).map((reason) => [reason.toLowerCase(), reason]),
      )
      return [...distinct.values()].join('. ')
    },
  },

  rating: {
    heading: 'Rating',
    note: 'Visible to the ads team',
    failureNoun: 'this rating',
    comment: 'Comment',
    commentField: 'comment',
    placeholder: 'What works, and what doesn’t?',
    save: 'Save rating',
    saving: 'Saving',
    saved: (day: Day) => `Saved by you on ${formatDayNumeric(day)}`,
    /** '4 out of 5 by Imogen Ashby on 22-11-2026'; 'Comment by …' without stars. */
    ratedBy: (stars: number | null, by: string | null, day: Day | null) =>
      [
        stars === null ? 'Comment' : ratingText.value(stars, 5),
        ...(by === null ? [] : [`by ${by}`]),
        ...(day === null ? [] : [`on ${formatDayNumeric(day)}`]),
      ].join(' '),
    replace: 'Replace rating',
    /** 'Replaces Imogen Ashby’s rating and comment'; 'Replaces the …' without a name. */
    replaces: (by: string | null, hasStars: boolean, hasComment: boolean) =>
      `Replaces ${by === null ? 'the' : `${by}’s`} ${ratingParts(hasStars, hasComment)}`,
    remove: 'Remove rating',
    removing: 'Removing',
    /** The question before another person's rating is removed. */
    ask: {
      title: 'Remove this rating?',
      text: (hasStars: boolean, hasComment: boolean) =>
        `The ${ratingParts(hasStars, hasComment)} will be gone for everyone in this account.`,
      cancel: 'Cancel',
      failed: (why: string) => `${why.replace(/\.$/, '')}. The rating wasn’t removed.`,
    },
    done: {
      title: 'Rating saved',
      text: (stars: number | null) => (stars === null ? 'Rating removed' : `${stars} out of 5`),
    },
    failed: 'The rating wasn’t saved',
    notSaved: (why: string) => `${why.replace(/\.$/, '')}. The rating wasn’t saved.`,
    tryAgain: 'Try again',
  },

  facts: {
    heading: 'Details',
    kind: 'Format',
    media: 'Media',
    placements: 'Placements',
    countries: 'Countries',
    startDate: 'Start date',
    endDate: 'End date',
    campaigns: 'Campaigns',
    id: 'Ad ID',
    /** Name of an attribute whose type has no ID. */
    other: 'Other',
  },

  results: {
    heading: 'Results',
    failureNoun: 'these results',
    all: 'All results',
    /** Of the trend as a picture, without its extension. */
    imageName: (id: number, metric: string, region: string, period: Period) =>
      `ad-${id}-${metric}-${periodInFileName(region, period)}`,
    /** Name of the switch between the metrics. */
    metrics: 'Metric',
    compare: 'Compare with',
    comparisons: { previous: 'Previous period', year: 'Same period last year', none: 'None' },
  },

  campaigns: {
    heading: 'Campaigns',
    failureNoun: 'these campaigns',
    noun: { one: 'campaign', many: 'campaigns' },
    caption: 'Campaigns and their results',
    columns: {
      name: 'Campaign',
      platform: 'Platform',
      country: 'Country',
      status: 'Status',
      items: 'Creatives',
    },
    resultsFailureNoun: 'these results',
    none: { title: 'No campaigns yet', text: 'Campaigns appear here once this ad is scheduled.' },
    /** The campaign in the URL is not one of these. */
    notFound: { title: 'Campaign not found', text: 'It belongs to another ad or country.' },
  },

  campaign: {
    /** The noun in a failure’s sentence. */
    failureNoun: 'these details',
    placement: 'Placement',
    dates: 'Dates',
    landingPage: 'Landing page',
    reference: (platform: string | null) => (platform === null ? 'Reference' : `${platform} ID`),
  },

  items: {
    failureNoun: 'these creatives',
    list: 'Creatives',
    filter: 'Creative status',
    all: 'All',
    quote: (text: string) => `“${text}”`,
    rejectedBy: (platform: string | null) =>
      platform === null ? 'This creative was rejected.' : `${platform} rejected this creative.`,
    noReason: 'No reason was given.',
    showAll: (count: number) => `Show all ${formatNumber(count)} creatives`,
    none: { title: 'No creatives in this campaign' },
    noneInStatus: {
      title: (status: string) => `No creatives with the status “${status}”`,
      action: 'Show all creatives',
    },
  },

  item: {
    failureNoun: 'this creative',
    heading: 'Creative',
    headline: 'Headline',
    text: 'Text',
    landingPage: 'Landing page',
    platform: 'Platform',
    status: 'Status',
  },
}

/** An image as large as the window. */
export const zoomText = {
  in: 'Zoom in',
  out: 'Zoom out',
  fit: 'Fit to window',
  fits: 'Fit',
  /** '150%' of the image's own size. */
  scale: (scale: number) => formatPercent(scale, 0),
  imageHelp: 'Image. Plus and minus zoom, 0 fits it to the window, arrow keys move it.',
  failed: 'The image couldn’t be loaded.',
}

/** 'PNG, JPG or PDF'. */
function oneOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last
}

/** Uploading files. */
export const fileText = {
  drop: (several: boolean) => (several ? 'Drop files here or ' : 'Drop a file here or '),
  choose: (several: boolean) => (several ? 'choose files' : 'choose a file'),
  /** 'PNG, JPG, PDF or MP4, up to 50 MB each'. */
  accepted: (kinds: readonly string[], maxBytes: number, several: boolean) =>
    `${oneOf(kinds)}, up to ${formatFileSize(maxBytes)}${several ? ' each' : ''}`,
  wrongKind: 'File type not supported',
  tooLarge: (maxBytes: number) => `File is over ${formatFileSize(maxBytes)}`,
  empty: 'This file is empty',
  /** Name of the list of added files. */
  files: (label: string) => `${label}: files`,
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  sending: (name: string) => `Sending ${name}`,
  /** Progress of a file: '64%', or the amount sent if the total is unknown. */
  progress: (sent: number, total: number | null) =>
    total === null || total === 0 ? formatFileSize(sent) : formatPercent(Math.min(1, sent / total), 0),
  done: 'Sent',
  /** Announced to screen readers. */
  added: (name: string) => `${name} added`,
  sent: (name: string) => `${name} sent`,
  failed: (name: string, why: string) => `${name}: ${why}`,
}

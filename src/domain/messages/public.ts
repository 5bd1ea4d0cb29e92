import type { Day } from '../day.ts'
import type { FailureKind } from '../failure.ts'
import { formatMonthLong } from '../format.ts'
import { shortName } from '../text/shortenText.ts'

/* Pages without login: showcase, click-through, broken link. */

const campaigns = (count: number) => `${count} ${count === 1 ? 'campaign' : 'campaigns'}`

/** The public showcase. */
export const showcaseText = {
  /** The heading until the showcase has loaded. */
  heading: 'Showcase',
  /** 'Showcase, November 2026'. */
  monthHeading: (day: Day | null) => (day === null ? 'Showcase' : `Showcase, ${formatMonthLong(day)}`),
  loading: 'Loading the showcase',
  failureNoun: 'the showcase',
  /** A failure's sentence for visitors, who have no session or account; undefined keeps the default sentence. */
  sentence: (kind: FailureKind) => {
    if (kind === 404) return 'There’s no showcase here at the moment.'
    return kind === 401 || kind === 403 ? 'The showcase isn’t open to visitors at the moment.' : undefined
  },
  shelf: 'Books in this showcase',
  campaigns: 'Campaigns',
  platform: 'Platform',
  allPlatforms: 'All',
  /** Announced when the platform filter changes. */
  shownCount: campaigns,
  untitled: 'Untitled',
  book: (title: string, author: string | null) => (author === null ? title : `${title} by ${shortName(author)}`),
  viewAd: (title: string) => `View the ad for ${title}`,
  buy: 'Buy the book',
  share: 'Share',
  shareNamed: (title: string) => `Share ${title}`,
  shareTitle: (title: string) => `${title} · Lightshelf showcase`,
  copied: 'Link copied',
  shareFailed: 'Couldn’t share',

  none: { title: 'Nothing on the shelf yet', text: 'The next showcase is being put together.', action: 'Refresh' },
  noneOn: {
    title: (platform: string) => `No campaigns ran on ${platform}`,
    text: 'There are campaigns on other platforms.',
    action: 'Show all platforms',
  },
  turnedOff: { title: 'No showcase here', text: 'Log in to see your own titles and ads.' },
  campaignGone: 'That campaign is no longer in this showcase. Here are the current ones.',

  lightbox: {
    previous: 'Previous ad',
    next: 'Next ad',
    /** '2 of 6'; read out with the book. */
    position: (at: number, of: number) => `${at} of ${of}`,
    keys: 'Use the arrow keys to show the next or previous ad.',
    failed: 'The image couldn’t be loaded.',
    videoFailed: 'This video can’t be played.',
    noImage: 'No image for this ad.',
  },

  footer: {
    title: 'Bring your books into the light',
    text: 'See how ads for your own titles perform.',
    logIn: 'Log In',
  },
}

/** The redirect from an ad to its book. */
export const clickThroughText = {
  title: 'Taking you to the book…',
  finding: 'One moment, we’re finding the page.',
  stillLoading: 'Still loading…',
  /** The text around the host: 'The book is at books.example.' */
  destination: { before: 'The book is at ', after: '.' },
  go: 'Go there now',
  home: 'Go to Home',
  unavailableTitle: 'This link doesn’t work here',
  unavailable: 'Links from ads to books aren’t available on this site. Ask the sender for another link.',
}

/** A broken link, by its kind. */
export const brokenLinkText = {
  title: 'This link is broken',
  any: 'The title or ad no longer exists. Ask the sender for a new link.',
  click: 'The book’s page no longer exists. Ask the sender for a new link.',
  password: 'Password links work once and expire soon. Request a new one.',
  newLink: 'Request a new link',
}

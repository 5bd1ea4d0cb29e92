import type { Day } from '../catalogue.ts'
import type { FailureKind } from '../failure.ts'
import { monthInFull } from '../format.ts'

/* Pages that need no login: showcase, click-through, broken link. */

const campaigns = (count: number) => `${count} ${count === 1 ? 'campaign' : 'campaigns'}`

/** The public showcase (screens.md, Showcase latest; visual.md, screen 10). */
export const showcaseText = {
  /** The heading until the showcase has told its name. */
  heading: 'Showcase',
  /** 'Showcase, November 2026'. */
  ofMonth: (day: Day | null) => (day === null ? 'Showcase' : `Showcase, ${monthInFull(day)}`),
  loading: 'Loading the showcase',
  thisShowcase: 'the showcase',
  /** A visitor has no session, no role and no account; undefined: the usual sentence is true. */
  sentence: (kind: FailureKind) => {
    if (kind === 404) return 'There is no showcase here at the moment.'
    return kind === 401 || kind === 403 ? 'The showcase is not open to visitors at the moment.' : undefined
  },
  shelf: 'Books of this showcase',
  campaigns: 'Campaigns',
  platform: 'Platform',
  allPlatforms: 'All',
  /** Said when the filter has changed what is shown. */
  shown: campaigns,
  untitled: 'Untitled',
  book: (title: string, author: string | null) => (author === null ? title : `${title} by ${author}`),
  look: (title: string) => `Look at the ad for ${title}`,
  video: 'Video',
  buy: 'Buy the book',
  buyNamed: (title: string) => `Buy the book: ${title}`,
  share: 'Share',
  shareNamed: (title: string) => `Share ${title}`,
  shareTitle: (title: string) => `${title} · Lightshelf showcase`,
  copied: 'Link copied',
  shareFailed: 'Could not share',

  none: { title: 'Nothing on the shelf yet', text: 'The next showcase is being put together.', action: 'Look again' },
  noneOn: {
    title: (platform: string) => `No campaign ran on ${platform}`,
    text: 'There are campaigns on other platforms.',
    action: 'Show all platforms',
  },
  turnedOff: { title: 'No showcase here', text: 'Log in to see your own titles and ads.' },
  gone: 'The campaign of this link is not in this showcase any more. Here are those that are.',

  lightbox: {
    previous: 'Previous ad',
    next: 'Next ad',
    /** '2 of 6', seen; read out with the book. */
    place: (at: number, of: number) => `${at} of ${of}`,
    keys: 'Arrow keys show the next and the previous ad.',
    failed: 'The picture could not be loaded.',
    videoFailed: 'The video cannot be played here.',
    nothing: 'There is no picture of this ad.',
  },

  foot: { title: 'Bring your books into the light', text: 'See how the ads of your own titles do.', logIn: 'Log In' },
}

/** The way from an ad to its book (screens.md, Click-through). */
export const clickThroughText = {
  title: 'Taking you to the book…',
  looking: 'One moment, we are looking up where it is.',
  stillLoading: 'Still loading…',
  /** Around the host: 'The book is at books.example.' */
  at: { before: 'The book is at ', after: '.' },
  go: 'Go there now',
  home: 'Go to Home',
  unavailableTitle: 'This link cannot be followed here',
  unavailable: 'Links from ads to books are not available on this site. Ask whoever sent it for another one.',
}

/** A link that leads nowhere (visual.md, screen 11), by what kind of link it was. */
export const brokenLinkText = {
  title: 'This link is broken',
  any: 'It pointed to a title or ad that is no longer there. Ask whoever sent it for a new one.',
  click: 'The book it led to is no longer there. Ask whoever sent it for a new one.',
  password: 'Links to set a new password work once, and not for long. Ask for a new one.',
  newLink: 'Ask for a new link',
}

/** Headlines for any book. */
export const HEADLINES = [
  'A story worth staying up for.',
  'Begin at page one.',
  'The shelf was waiting for it.',
  'One more chapter.',
  'Bring it into the light.',
  'You have heard of it. Now read it.',
  'Found between two other books.',
  'Longer nights, better books.',
  'The original.',
  'Still the best company.',
  'Turn the lamp on.',
  'It starts quietly.',
  'Read the first page free.',
  'Everyone comes back to it.',
  'For a very long Sunday.',
  'Small book, large world.',
] as const

/** Platforms' reasons for rejecting an item. */
export const REJECTION_REASONS = [
  'Text implies a negative personal effect (“You will not sleep”). Change the wording and send it again.',
  'The image holds more text than this placement allows. Keep it below a fifth of the area.',
  'The landing page did not load when it was checked. Check the link and send it again.',
  'The offer in the text is not on the landing page.',
  'The artwork shows a trademark of somebody else.',
] as const

/** Names and headlines of a campaign's items; null: the ad's own headline. */
export const ITEM_NAMES = [
  ['Headline A, cover left', null],
  ['Headline B, cover centred', 'The original. Still awake.'],
  ['Carousel card 2', 'You will not sleep'],
  ['Story crop', null],
  ['Headline C, autumn', 'Longer nights, better books'],
] as const

/** Colours of decorative books in illustrations; the same in both themes. */
export const BOOK_COLOURS = {
  slate: '#274f63',
  brick: '#7a2e2a',
  forest: '#2f4a3a',
  copper: '#9a5b34',
  plum: '#4a3558',
  sea: '#3d6a7d',
  brass: '#c9a24b',
  wine: '#8c3b3f',
} as const

export type BookColour = keyof typeof BOOK_COLOURS

/** The light band near the top of a book, and the shadow along its back edge. */
export const BOOK_LIGHT = 'rgb(255 255 255 / .25)'
export const BOOK_SHADE = 'rgb(0 0 0 / .2)'

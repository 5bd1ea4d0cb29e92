import { BOOK_COLOURS } from './sceneColours.ts'

/** Cover colours of the decorative books behind the login form; the same in both themes. */
export const CLOTH_COLOURS = {
  ...BOOK_COLOURS,
  vellum: '#e3d5b8',
  pine: '#1f3b3a',
  sand: '#b9a88a',
  amber: '#d9843b',
  olive: '#54603f',
  cream: '#e9ddc2',
  night: '#31283f',
} as const

export type Cloth = keyof typeof CLOTH_COLOURS

/** Colours of the lettering on the books. */
export const LETTERING_COLOURS = { pale: '#eadfc8', dark: '#2a1f14' } as const

/** The illustrated cover in the light: background, sun, four hills from far to near, tower. */
export const COVER_COLOURS = {
  ground: '#e9ddc2',
  sun: '#d9843b',
  hills: ['#b9b17a', '#7f8b58', '#4f6244', '#2f4033'],
  tower: '#4f4a3b',
  edge: 'rgb(255 255 255 / .12)',
} as const

/** Shadows: along a book's back edge, on a cover's hinge, behind the lit book. */
export const SHADOW_COLOURS = {
  edge: 'rgb(0 0 0 / .18)',
  hinge: 'rgb(0 0 0 / .13)',
  behind: 'rgb(0 0 0 / .22)',
} as const

import type { Cloth } from '#components/theme/loginSceneColours.ts'

/** A book's binding: spine title, cloth, and pale or dark lettering. */
interface Edition {
  name: string
  cloth: Cloth
  ink: 'pale' | 'dark'
}

/** Editions in shelf order; a row cycles through them. */
const EDITIONS: readonly Edition[] = [
  { name: 'EMMA', cloth: 'brick', ink: 'pale' },
  { name: 'WALDEN', cloth: 'forest', ink: 'pale' },
  { name: 'PERSUASION', cloth: 'brass', ink: 'dark' },
  { name: 'SILAS MARNER', cloth: 'slate', ink: 'pale' },
  { name: 'VILLETTE', cloth: 'vellum', ink: 'dark' },
  { name: 'NOSTROMO', cloth: 'plum', ink: 'pale' },
  { name: 'KIM', cloth: 'copper', ink: 'pale' },
  { name: 'SHE', cloth: 'pine', ink: 'pale' },
  { name: 'CRANFORD', cloth: 'sand', ink: 'dark' },
  { name: 'THE MOONSTONE', cloth: 'wine', ink: 'pale' },
  { name: 'HARD TIMES', cloth: 'sea', ink: 'pale' },
  { name: 'LORD JIM', cloth: 'amber', ink: 'dark' },
  { name: 'ROMOLA', cloth: 'olive', ink: 'pale' },
  { name: 'EREWHON', cloth: 'cream', ink: 'dark' },
  { name: 'DOMBEY AND SON', cloth: 'night', ink: 'pale' },
]

/** A row of books: its left edge, the y of its shelf, the index of its first edition, and each book's size. */
export interface BookRow {
  x: number
  shelfY: number
  first: number
  sizes: readonly (readonly [width: number, height: number])[]
}

/** The lit shelf: two rows with a gap for the book in the light. */
export const UPPER_ROWS: readonly BookRow[] = [
  {
    x: -8,
    shelfY: 664,
    first: 0,
    sizes: [
      [27, 179],
      [40, 216],
      [25, 245],
      [44, 241],
      [23, 191],
      [45, 225],
      [34, 233],
      [32, 180],
      [25, 182],
      [27, 218],
    ],
  },
  {
    x: 516,
    shelfY: 664,
    first: 10,
    sizes: [
      [47, 180],
      [29, 196],
      [25, 193],
      [27, 176],
      [43, 219],
      [34, 226],
      [29, 197],
      [37, 199],
      [40, 213],
    ],
  },
]

/** The dark shelf below. */
export const LOWER_ROW: BookRow = {
  x: -8,
  shelfY: 960,
  first: 6,
  sizes: [
    [38, 225],
    [32, 185],
    [29, 223],
    [22, 254],
    [25, 252],
    [34, 244],
    [30, 207],
    [29, 230],
    [44, 210],
    [32, 223],
    [29, 239],
    [31, 210],
    [30, 215],
    [38, 221],
    [43, 218],
    [35, 219],
    [31, 215],
    [37, 226],
    [31, 214],
    [23, 185],
    [22, 210],
    [30, 212],
    [28, 202],
    [38, 180],
    [33, 244],
  ],
}

/** Dust in the beam: x, y, radius. */
export const DUST = [
  [352, 300, 1.3],
  [430, 342, 1],
  [392, 388, 1.6],
  [462, 420, 1],
  [330, 430, 1],
  [476, 512, 1.4],
  [300, 520, 1.2],
  [412, 268, 0.9],
  [506, 590, 1],
] as const

/** A book with its position and size. */
export interface PlacedBook extends Edition {
  x: number
  y: number
  width: number
  height: number
}

/** Space between two books. */
const GAP = 1.5

/** Places a row's books side by side on their shelf. */
export function placeBooks({ x, shelfY, first, sizes }: BookRow): PlacedBook[] {
  let left = x
  return sizes.map(([width, height], index) => {
    const edition = EDITIONS[(first + index) % EDITIONS.length]
    if (edition === undefined) throw new RangeError('No editions')
    const book = { ...edition, x: left, y: shelfY - height, width, height }
    left += width + GAP
    return book
  })
}

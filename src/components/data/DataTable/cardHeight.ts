/** Pixels of a card around its head and its figures: 12 above and below, a hairline. */
const EDGES = 25

/** Pixels of one line of figures in a card. */
const FIGURES = 44

/** The height of a card with a head so high and so many lines of figures, in pixels. */
export const cardHeight = (head: number, lines: number): number => EDGES + head + lines * FIGURES

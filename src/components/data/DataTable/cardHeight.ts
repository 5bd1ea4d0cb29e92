/** Vertical padding (2 × 12px) and border of a card, in pixels. */
const EDGES_PX = 25

/** Height of one line of figures in a card, in pixels. */
const FIGURE_LINE_PX = 44

/** The height of a card in pixels. */
export const cardHeight = (headHeight: number, figureLineCount: number): number =>
  EDGES_PX + headHeight + figureLineCount * FIGURE_LINE_PX

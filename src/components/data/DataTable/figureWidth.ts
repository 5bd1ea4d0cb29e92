/** Pixels: the widest bold digit, and a bold comma or point. */
const [DIGIT_WIDTH, SEPARATOR_WIDTH] = [8.5, 4]

/** Width in pixels of a figure in bold, without the cell's padding. */
export const figureWidth = (figure: string): number =>
  Array.from(figure).reduce((width, char) => width + (/[.,]/.test(char) ? SEPARATOR_WIDTH : DIGIT_WIDTH), 0)

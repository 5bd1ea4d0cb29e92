/**
 * Parameters of a story that takes no picture of its own: what it shows is in another story's pictures, which are taken
 * in both themes and, for screens, at both widths.
 */
export const NO_SNAPSHOT = { chromatic: { disableSnapshot: true } }

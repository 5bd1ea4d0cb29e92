/** Joins lines, with the full stop that a server's message may lack. */
export const asSentences = (lines: readonly string[]): string =>
  lines.map((line) => (/[.!?…]$/u.test(line) ? line : `${line}.`)).join(' ')

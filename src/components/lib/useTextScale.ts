import { useState } from 'react'

/** The font size that tokens and sizes are designed for, in pixels. */
const USUAL_FONT_PX = 16

/** Text so many times larger than usual leaves room for half as much side by side. */
export const LARGE_TEXT = 1.25

/** How many times larger than usual the reader's font size is, for sizes in pixels that text has to fit into. */
export function useTextScale(): number {
  const [scale] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_FONT_PX || 1)
  return scale
}

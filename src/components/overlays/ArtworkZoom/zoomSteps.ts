/** Sizes of a picture that the buttons lead through, as shares of its own size. */
const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const

/** Scales this close are one to the eye. */
const SAME = 0.01

/** 'fit': as large as it has room for. */
export type Zoom = number | 'fit'

/** The next larger size; the same where there is none. `fit`: the scale at which it just fits. */
export function zoomedIn(zoom: Zoom, fit: number): Zoom {
  const now = zoom === 'fit' ? fit : zoom
  return STEPS.find((step) => step > now + SAME) ?? zoom
}

/** The next smaller size, never below where all of it is seen. */
export function zoomedOut(zoom: Zoom, fit: number): Zoom {
  if (zoom === 'fit') return zoom
  const smaller = STEPS.findLast((step) => step < zoom - SAME)
  return smaller === undefined || smaller <= fit + SAME ? 'fit' : smaller
}

/** The scale at which a picture fits into a box; null where one of them has no size yet. */
export function fitScale(
  picture: { width: number; height: number },
  box: { width: number; height: number },
): number | null {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  return Number.isFinite(scale) && scale > 0 ? scale : null
}

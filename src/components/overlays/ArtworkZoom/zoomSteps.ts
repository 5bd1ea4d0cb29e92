/** Zoom levels, as multiples of the image's natural size. */
const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const

/** Scales that differ by less than this count as equal. */
const TOLERANCE = 0.01

/** A scale, or 'fit' to fill the available space. */
export type Zoom = number | 'fit'

/** The next larger zoom level, or the same at the maximum. `fit` is the scale at which the image just fits. */
export function nextZoomIn(zoom: Zoom, fit: number): Zoom {
  const scale = zoom === 'fit' ? fit : zoom
  return STEPS.find((step) => step > scale + TOLERANCE) ?? zoom
}

/** The next smaller zoom level, down to 'fit'. */
export function nextZoomOut(zoom: Zoom, fit: number): Zoom {
  if (zoom === 'fit') return zoom
  const smaller = STEPS.findLast((step) => step < zoom - TOLERANCE)
  return smaller === undefined || smaller <= fit + TOLERANCE ? 'fit' : smaller
}

/** The scale at which an image fits into a box; null while either has no size. */
export function fitScale(
  image: { width: number; height: number },
  box: { width: number; height: number },
): number | null {
  const scale = Math.min(box.width / image.width, box.height / image.height)
  return Number.isFinite(scale) && scale > 0 ? scale : null
}

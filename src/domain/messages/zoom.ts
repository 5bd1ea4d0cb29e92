import { percentText } from '../format.ts'

/** A picture as large as the window. */
export const zoomText = {
  in: 'Zoom in',
  out: 'Zoom out',
  fit: 'Fit to window',
  fitted: 'Fits',
  /** '150%' of its own size. */
  scale: (scale: number) => percentText(scale, 0),
  picture: 'Picture. Plus and minus zoom, 0 fits it to the window, arrow keys move it.',
  failed: 'The picture could not be loaded.',
}

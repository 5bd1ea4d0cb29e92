import { BOOK_COLOURS, BOOK_LIGHT, BOOK_SHADE } from '#components/theme/sceneColours.ts'
import { SHELF_Y, type SceneBook } from './sceneBooks.ts'

/** A book that stands on the shelf of the large scene. */
export function ShelfBook({ x, width, height, colour }: SceneBook) {
  const y = SHELF_Y - height
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="1.5" fill={BOOK_COLOURS[colour]} />
      <rect x={x} y={y + 14} width={width} height="1.5" fill={BOOK_LIGHT} />
      <rect x={x + width - 4} y={y} width="4" height={height} fill={BOOK_SHADE} />
    </>
  )
}

import type { ReactNode } from 'react'
import type { PlotArea } from './chartScale.ts'

interface ReadingBoxProps {
  /** Where the day lies, px from the left edge of the chart. */
  x: number
  area: PlotArea
  width: number
  day: string
  /** From notesOf. */
  notes: readonly string[]
  /** Its figures, as children of a grid: a name, then a figure, or three where they are compared. */
  children: ReactNode
  compared?: boolean
}

/** From here on it stands beside its day; where there is less room, at the edge that is farther from it. */
const BESIDE_FROM = 720

/** So many events of a day are named in it. */
export const EVENTS_NAMED = 3

/** The day and its figures. It keeps to the upper edge of the plot and flips at the right (visual.md, screen 3). */
export function ReadingBox({ x, area, width, day, notes, children, compared = false }: ReadingBoxProps) {
  return (
    <div className="reading" style={{ top: area.top - 8, ...placed(x, area, width) }}>
      <div className="day">{day}</div>
      <div className={compared ? 'figures compared' : 'figures'}>{children}</div>
      {notes.length > 0 && (
        <div className="notes">
          {notes.map((note, at) => (
            <div key={at}>
              <bdi>{note}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function placed(x: number, { left, right }: PlotArea, width: number) {
  const flipped = x > (left + right) / 2
  if (width < BESIDE_FROM) return flipped ? { left: 0 } : { right: 0 }
  return flipped ? { right: `calc(100% - ${x - 16}px)` } : { left: x + 16 }
}

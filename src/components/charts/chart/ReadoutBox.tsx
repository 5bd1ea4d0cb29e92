import type { ReactNode } from 'react'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { PlotArea } from './chartScale.ts'

interface ReadoutBoxProps {
  /** The x position of the day in px from the chart's left edge. */
  x: number
  area: PlotArea
  width: number
  day: string
  /** From `notesAt`. */
  notes: readonly string[]
  /** Grid cells: a name and a value per series, with `compared` also the earlier value and the change. */
  children: ReactNode
  compared?: boolean
}

/** Minimum chart width in px to place the box next to its day; in narrower charts it is at the opposite edge. */
const MIN_WIDTH_BESIDE_DAY_PX = 720

/** The readout of a day: its figures and notes, at the top of the plot. Flips sides in the right half. */
export function ReadoutBox({ x, area, width, day, notes, children, compared = false }: ReadoutBoxProps) {
  return (
    <div className="readout" style={{ top: area.top - 8, ...positionOf(x, area, width) }}>
      <div className="day">{day}</div>
      <div className={compared ? 'figures compared' : 'figures'}>{children}</div>
      {notes.length > 0 && (
        <div className="notes">
          {notes.map((note, index) => (
            <div key={index}>
              <PlainName name={note} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function positionOf(x: number, { left, right }: PlotArea, width: number) {
  const isFlipped = x > (left + right) / 2
  if (width < MIN_WIDTH_BESIDE_DAY_PX) return isFlipped ? { left: 0 } : { right: 0 }
  return isFlipped ? { right: `calc(100% - ${x - 16}px)` } : { left: x + 16 }
}

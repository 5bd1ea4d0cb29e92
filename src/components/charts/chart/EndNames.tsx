import { memo } from 'react'
import type { PlatformOrAll } from '#domain/metrics.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { spread, type PlotArea } from './chartScale.ts'

/** px from name to name. */
export const NAME_GAP = 18

export interface EndName {
  name: string
  platform?: PlatformOrAll | undefined
  /** Of a line that no platform gives a shape. */
  color?: string | undefined
  /** Quieter: the period compared with. */
  muted?: boolean
  /** Where it belongs, in px from the upper edge. */
  y: number
}

/** What lines and layers are called, beside their ends and never over each other. */
export const EndNames = memo(function EndNames({
  names,
  area,
  width,
}: {
  names: readonly EndName[]
  area: PlotArea
  width: number
}) {
  const places = spread(
    names.map(({ y }) => y),
    NAME_GAP,
    area.bottom,
  )
  return (
    <ul className="ends" style={{ left: area.right + 8 }}>
      {names.map(({ name, platform, color, muted = false }, at) => (
        <li
          key={name}
          className={`ell${muted ? ' muted' : ''}${color === undefined ? '' : ' own'}`}
          // The dash in the line's colour is a background: an element more for each would be felt in the first paint.
          style={{
            top: (places[at] ?? 0) - 8,
            width: width - area.right - 8,
            backgroundImage: color && `linear-gradient(${color}, ${color})`,
          }}
        >
          {platform && <PlatformMark platform={platform} />}
          {name}
        </li>
      ))}
    </ul>
  )
})

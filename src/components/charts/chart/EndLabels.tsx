import { memo } from 'react'
import type { PlatformOrAll } from '#domain/platforms.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { useTextScale } from '#components/lib/useTextScale.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import { spreadLabels, type PlotArea } from './chartScale.ts'

/** Minimum distance between labels in px, at a font size of 16. */
export const LABEL_GAP = 18

export interface EndLabel {
  name: string
  platform?: PlatformOrAll | undefined
  /** The colour of a line without a platform. */
  color?: string | undefined
  /** Muted, for the comparison period. */
  muted?: boolean
  /** The preferred position in px from the top. */
  y: number
}

/** Labels at the ends of lines or layers, moved apart if they would overlap. */
export const EndLabels = memo(function EndNames({
  names,
  area,
  width,
}: {
  names: readonly EndLabel[]
  area: PlotArea
  width: number
}) {
  const textScale = useTextScale()
  const ys = spreadLabels(
    names.map(({ y }) => y),
    LABEL_GAP * textScale,
    area.bottom,
  )
  return (
    <ul className="ends" style={{ left: area.right + 8 }}>
      {names.map(({ name, platform, color, muted = false }, index) => (
        <li
          key={name}
          title={shortTooltip(name)}
          className={`ellipsis${muted ? ' muted' : ''}${color === undefined ? '' : ' with-swatch'}`}
          // The swatch is a background because an extra element per label would slow down the first paint.
          style={{
            top: (ys[index] ?? 0) - 8 * textScale,
            width: width - area.right - 8,
            backgroundImage: color && `linear-gradient(${color}, ${color})`,
          }}
        >
          {platform && <PlatformMark platform={platform} />}
          <span>{shortName(name)}</span>
        </li>
      ))}
    </ul>
  )
})

import './longName.css'
import { shortName } from '#domain/text/shortenText.ts'
import { splitName } from './splitName.ts'

export interface LongNameProps {
  /** The whole name. */
  name: string
}

/**
 * A name in one line. If it needs more room, its head is cut and its end kept, which tells volumes and versions apart.
 * Whatever is shown, the whole name is read and copied, up to 500 characters; show it in a tooltip of the cell or tile
 * too.
 * Plain classes, as there are many in a table. The line height is inherited.
 */
export function LongName({ name }: LongNameProps) {
  const shown = shortName(name)
  const parts = splitName(shown)
  return (
    <span className="long-name" dir="auto">
      <span>{shown}</span>
      {/* Drawn from attributes, so that the text exists once. */}
      {parts && <span className="cut" data-head={parts.head} data-end={parts.end} aria-hidden />}
    </span>
  )
}

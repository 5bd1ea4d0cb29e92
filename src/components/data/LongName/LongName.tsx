import './longName.css'
import type { CSSProperties } from 'react'
import { shortName } from '#domain/text/shortenText.ts'
import { splitName } from './splitName.ts'

export interface LongNameProps {
  /** The whole name. */
  name: string
  /** The most lines it takes. */
  lines?: 1 | 2
}

/**
 * A name in one or two lines. If it needs more, its middle is left out and its end kept, which tells volumes and
 * versions apart. Whatever is shown, the whole name is read and copied, up to 500 characters; show it in a tooltip of the
 * cell or tile too.
 * Plain classes, as there are many in a table. The line height is inherited.
 */
export function LongName({ name, lines = 2 }: LongNameProps) {
  const shown = shortName(name)
  const parts = splitName(shown)
  return (
    <span
      className="long-name"
      data-short={parts ? undefined : ''}
      style={{ '--lines': lines } as CSSProperties}
      dir="auto"
    >
      {parts ? (
        <>
          <span>{shown}</span>
          {/* Drawn from attributes, so that the text exists once. */}
          <span className="cut" data-lines={lines} data-head={parts.head} data-end={parts.end} aria-hidden />
        </>
      ) : (
        shown
      )}
    </span>
  )
}

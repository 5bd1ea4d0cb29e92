import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import type { ChangeKind } from '#domain/change.ts'
import { DASH, formatChange } from '#domain/format.ts'
import { markText } from '#domain/messages/common.ts'

export interface DeltaProps {
  /**
   * Change from the earlier period: in percent 0.045 for +4.5%, in points 0.0021 for +0.21 pp. 'new' without an earlier
   * figure, 'gone' without a current one; null if there is nothing to compare.
   */
  change: number | 'new' | 'gone' | null
  /** Percent (relative) for a count, percentage points (the difference) for a ratio such as CTR. */
  kind: ChangeKind
  /** The reason for null, shown as a tooltip. @default none */
  reason?: string | null
}

/**
 * A change with an arrow, in percent with one decimal place or in percentage points with two. Only the arrow is
 * coloured; a change that rounds to 0 has none.
 */
export const Delta = memo(function Delta({ change, kind, reason }: DeltaProps) {
  if (typeof change !== 'number' || !Number.isFinite(change)) {
    const why = typeof change === 'string' ? markText[change] : reason
    return (
      <Line data-direction="none" title={why ?? undefined}>
        <span>{DASH}</span>
        {why != null && <span className="visually-hidden">{why}</span>}
      </Line>
    )
  }
  const { size, direction } = formatChange(change, kind)
  const Arrow = ARROWS[direction]
  return (
    <Line data-direction={direction}>
      <span className="visually-hidden">{`${markText[direction]} `}</span>
      {Arrow !== null && <Arrow size={12} strokeWidth={2.2} aria-hidden />}
      <span>{size}</span>
      {kind === 'points' && (
        <>
          <span aria-hidden>{` ${markText.points.short}`}</span>
          <span className="visually-hidden">{` ${markText.points.spoken}`}</span>
        </>
      )}
    </Line>
  )
})

const ARROWS = { up: ArrowUp, down: ArrowDown, unchanged: null }

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: baseline;
  gap: 4px;
  color: var(--text-2);
  letter-spacing: 0;
  font-family: var(--font-num);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  white-space: nowrap;

  & > svg {
    align-self: center;
  }

  &[data-direction='up'] svg {
    color: var(--ok);
  }

  &[data-direction='down'] svg {
    color: var(--err);
  }

  &[data-direction='none'] {
    color: var(--text-3);
  }
`

/** The kind of change of a figure by its format: what is shown as a percentage is a ratio and changes in points. */
export function changeKind(format: 'int' | 'pct' = 'int'): ChangeKind {
  return format === 'pct' ? 'points' : 'percent'
}

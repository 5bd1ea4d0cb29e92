import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { DASH, percentText } from '#domain/format.ts'
import { markText } from '#domain/messages/common.ts'

export interface DeltaProps {
  /** Relative change against the earlier period, 0.045 for +4.5 %; 'new' when the earlier figure is 0, 'gone' when this one is; null when there is none to compare with. */
  change: number | 'new' | 'gone' | null
  /** Why there is none. */
  reason?: string | null
}

/** A change: an arrow and one decimal (visual.md, Numbers). Only the arrow has a colour; a change that rounds to nothing has no arrow. */
export const Delta = memo(function Delta({ change, reason }: DeltaProps) {
  if (change === 'new' || change === 'gone') return <Line>{markText[change]}</Line>
  if (change === null || !Number.isFinite(change))
    return (
      <Line data-way="none" title={reason ?? undefined}>
        {DASH}
        {reason != null && <span className="vh">{reason}</span>}
      </Line>
    )
  const size = percentText(Math.abs(change), 1)
  const way = size === percentText(0, 1) ? 'unchanged' : change > 0 ? 'up' : 'down'
  const Arrow = ARROWS[way]
  return (
    <Line data-way={way}>
      <span className="vh">{markText[way]} </span>
      {Arrow !== null && <Arrow size={12} strokeWidth={2.2} aria-hidden />}
      {size}
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
  font-family: var(--font-num);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  white-space: nowrap;

  & > svg {
    align-self: center;
  }

  &[data-way='up'] svg {
    color: var(--ok);
  }

  &[data-way='down'] svg {
    color: var(--err);
  }

  &[data-way='none'] {
    color: var(--text-3);
  }
`

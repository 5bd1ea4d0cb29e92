import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { DASH, formatPercent } from '#domain/format.ts'
import { markText } from '#domain/messages/common.ts'

export interface DeltaProps {
  /**
   * Relative change from the earlier period, 0.045 for +4.5%; 'new' if the earlier figure is 0, 'gone' if the current
   * one is; null without an earlier figure.
   */
  change: number | 'new' | 'gone' | null
  /** The reason for null, shown as a tooltip. */
  reason?: string | null
}

/** A change with an arrow and one decimal place. Only the arrow is coloured; a change that rounds to 0.0% has none. */
export const Delta = memo(function Delta({ change, reason }: DeltaProps) {
  if (change === 'new' || change === 'gone') return <Line>{markText[change]}</Line>
  if (change === null || !Number.isFinite(change))
    return (
      <Line data-direction="none" title={reason ?? undefined}>
        {DASH}
        {reason != null && <span className="visually-hidden">{reason}</span>}
      </Line>
    )
  const text = formatPercent(Math.abs(change), 1)
  const direction = text === formatPercent(0, 1) ? 'unchanged' : change > 0 ? 'up' : 'down'
  const Arrow = ARROWS[direction]
  return (
    <Line data-direction={direction}>
      <span className="visually-hidden">{markText[direction]} </span>
      {Arrow !== null && <Arrow size={12} strokeWidth={2.2} aria-hidden />}
      {text}
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

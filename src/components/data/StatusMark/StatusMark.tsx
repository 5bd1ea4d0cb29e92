import { memo } from 'react'
import { styled } from 'styled-components'
import { knownStatus, STATUS_SHAPES } from './statusShapes.tsx'

export interface StatusMarkProps {
  /** The status as the data has it; null or a word without a shape shows as unknown. */
  status: string | null
  /** The word beside the shape: a status is never told by colour alone (visual.md, Principles). */
  label: string
}

/** The state of a title, an ad or a campaign: a shape and a word. */
export const StatusMark = memo(function StatusMark({ status, label }: StatusMarkProps) {
  const known = knownStatus(status)
  return (
    <Line data-status={known}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        {STATUS_SHAPES[known]}
      </svg>
      <bdi className="ell">{label}</bdi>
    </Line>
  )
})

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  max-width: 100%;
  color: var(--text-2);
  white-space: nowrap;

  svg {
    color: var(--text-3);
  }

  &[data-status='live'] {
    color: var(--text);

    svg {
      color: var(--ok);
    }
  }

  &[data-status='review'] svg {
    color: var(--info);
  }

  &[data-status='rejected'],
  &[data-status='rejected'] svg {
    color: var(--err);
  }
`

import { memo } from 'react'
import { styled } from 'styled-components'
import { toKnownStatus, STATUS_SHAPES } from './statusShapes.tsx'

export interface StatusMarkProps {
  /** The status from the API; null and unknown words get the shape for unknown. */
  status: string | null
  /** The word next to the shape. */
  label: string
}

/** The status of a title, an ad or a campaign, as a shape and a word, never colour alone. */
export const StatusMark = memo(function StatusMark({ status, label }: StatusMarkProps) {
  const shape = toKnownStatus(status)
  return (
    <Line data-status={shape}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        {STATUS_SHAPES[shape]}
      </svg>
      <bdi className="ellipsis">{label}</bdi>
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

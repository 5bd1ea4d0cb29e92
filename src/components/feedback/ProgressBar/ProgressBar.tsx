import { keyframes, styled } from 'styled-components'

export interface ProgressBarProps {
  /** Names the task, for screen readers. */
  label: string
  /** The amount done. */
  value: number
  /** The total; null while unknown, which makes the bar indeterminate. */
  max: number | null
  /** The progress as text: '1,024 of 3,000'. Shown after the bar and announced instead of a percentage. */
  valueText: string
  /** Hides the text because it is shown elsewhere; it is still announced. */
  hideText?: boolean
  /** 'm' is 3 px high, 's' 2 px and square, for an edge. */
  size?: 'm' | 's'
}

/** A progress bar (ARIA role progressbar); has no `aria-valuenow` while the total is unknown. */
export function ProgressBar({ label, value, max, valueText, hideText = false, size = 'm' }: ProgressBarProps) {
  const ratio = max === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max))
  const range =
    ratio === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(ratio * 100) }
  return (
    <Line>
      <Track data-size={size} role="progressbar" aria-label={label} aria-valuetext={valueText} {...range}>
        <Fill
          data-indeterminate={ratio === null}
          style={ratio === null ? undefined : { transform: `scaleX(${ratio})` }}
        />
      </Track>
      {!hideText && (
        <span className="fig" aria-hidden="true">
          {valueText}
        </span>
      )}
    </Line>
  )
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`

const Line = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--sp-3);
  min-width: 0;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  white-space: nowrap;
`

const Track = styled.div`
  flex: 1;
  height: 3px;
  overflow: hidden;
  border-radius: var(--r-full);
  background: var(--line-2);

  &[data-size='s'] {
    height: 2px;
    border-radius: 0;
  }
`

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--lamp);
  transform-origin: left;
  transition: transform var(--t-base) var(--ease);

  &[data-indeterminate='true'] {
    width: 40%;
    animation: var(--endless-animation, ${slide} 1600ms var(--ease) infinite);
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate='true'] {
      width: 100%;
      opacity: 0.5;
    }
  }
`

/** Holds a ProgressBar of size 's' on the upper edge of the nearest positioned element, where it moves nothing. */
export const ProgressEdge = styled.div`
  position: absolute;
  z-index: calc(var(--z-sticky) + 1);
  inset: 0 0 auto;
  overflow: hidden;
  border-radius: var(--r-2) var(--r-2) 0 0;
`

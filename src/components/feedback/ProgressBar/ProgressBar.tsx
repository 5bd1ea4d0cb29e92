import { keyframes, styled } from 'styled-components'

export interface ProgressBarProps {
  /** What is under way, for screen readers. */
  label: string
  /** How much is done. */
  value: number
  /** How much there is; null while nobody knows: the bar then only shows that something moves. */
  max: number | null
  /** The same in words: '1,024 of 3,000'. Shown at the end of the bar and told instead of a percentage. */
  valueText: string
  /** Only the bar is seen: the words stand elsewhere. They are told all the same. */
  hideText?: boolean
}

/** How far something has come. ARIA role progressbar: without `aria-valuenow` while the end is unknown. */
export function ProgressBar({ label, value, max, valueText, hideText = false }: ProgressBarProps) {
  const share = max === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max))
  const range =
    share === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(share * 100) }
  return (
    <Line>
      <Track role="progressbar" aria-label={label} aria-valuetext={valueText} {...range}>
        <Fill data-endless={share === null} style={share === null ? undefined : { transform: `scaleX(${share})` }} />
      </Track>
      {!hideText && (
        <span className="fig" aria-hidden="true">
          {valueText}
        </span>
      )}
    </Line>
  )
}

const pass = keyframes`
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
`

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--lamp);
  transform-origin: left;
  transition: transform var(--t-base) var(--ease);

  &[data-endless='true'] {
    width: 40%;
    animation: ${pass} 1600ms var(--ease) infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-endless='true'] {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
`

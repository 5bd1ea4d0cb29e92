import { VenetianMask } from 'lucide-react'
import { styled } from 'styled-components'
import { shortTooltip } from '#domain/text/shortenText.ts'

export interface MasqueradeBarProps {
  /** Names the viewed account: "Viewing as NAME". */
  title: string
  /** An explanation, hidden on small screens. */
  note: string
  /** Why stopping failed; replaces title and note, also on small screens. @default none */
  errorText?: string | null
  /** The button's label. */
  stopLabel: string
  /** The button's label on small screens. */
  stopShortLabel: string
  /** Whether stopping is in progress. */
  busy?: boolean
  /** Called when the button is pressed. */
  onStop: () => void
}

/** The permanent 36px bar above the top bar while masquerading, with a stop button. */
export function MasqueradeBar({
  title,
  note,
  errorText = null,
  stopLabel,
  stopShortLabel,
  busy = false,
  onStop,
}: MasqueradeBarProps) {
  return (
    <Bar aria-label={title}>
      <VenetianMask size={16} strokeWidth={1.5} aria-hidden />
      <Message title={shortTooltip(errorText ?? title)}>
        {errorText === null && (
          <>
            <b>
              <bdi>{title}</bdi>
            </b>{' '}
            <Note>{note}</Note>
          </>
        )}
        <span role="alert">{errorText}</span>
      </Message>
      <StopButton
        type="button"
        aria-label={stopLabel}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onStop}
      >
        <LargeScreenOnly>{stopLabel}</LargeScreenOnly>
        <SmallScreenOnly>{stopShortLabel}</SmallScreenOnly>
      </StopButton>
    </Bar>
  )
}

const LargeScreenOnly = styled.span`
  @media (max-width: 767px) {
    display: none;
  }
`

const Note = styled(LargeScreenOnly)`
  margin-inline-start: var(--sp-2);
`

const SmallScreenOnly = styled.span`
  @media (min-width: 768px) {
    display: none;
  }
`

const Bar = styled.section`
  position: fixed;
  inset: 0 0 auto;
  z-index: calc(var(--z-bar) + 1);
  display: flex;
  align-items: center;
  gap: 10px;
  height: 2.25rem;
  padding: 0 max(var(--page-pad), (100% - var(--page-max)) / 2 + var(--page-pad));
  border-bottom: 1px solid var(--lamp);
  background: var(--lamp-soft);
  color: var(--lamp-text);
  font-size: var(--fs-small);

  @media (max-height: 400px) {
    position: absolute;
  }
`

const Message = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const StopButton = styled.button`
  position: relative;
  height: 1.625rem;
  padding: 0 10px;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  box-shadow: inset 0 0 0 1px currentColor;
  color: inherit;
  font-weight: var(--fw-medium);
  white-space: nowrap;
  cursor: pointer;

  &:hover:not([aria-disabled]) {
    background: var(--bg);
  }

  &[aria-disabled] {
    box-shadow: none;
    color: var(--text-3);
    cursor: not-allowed;
  }

  /* Extends the target beyond the bar, which is too low for touch. */
  @media (max-width: 767px) {
    &::after {
      position: absolute;
      inset: -5px -8px -13px;
      content: '';
    }
  }
`

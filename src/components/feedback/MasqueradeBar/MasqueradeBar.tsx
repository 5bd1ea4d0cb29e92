import { VenetianMask } from 'lucide-react'
import { styled } from 'styled-components'

export interface MasqueradeBarProps {
  /** Whose account is seen: "Viewing as NAME." */
  title: string
  /** What that means; left out on small screens. */
  note: string
  /** Why stopping failed; it takes the place of the rest, on small screens as well. */
  failure?: string | null
  /** The button's words, and fewer of them for small screens. */
  stop: string
  stopShort: string
  /** Stopping is under way. */
  busy?: boolean
  onStop: () => void
}

/** The permanent bar over the top bar while someone works in another's account: 36px, in lamp light, with the way out. */
export function MasqueradeBar({
  title,
  note,
  failure = null,
  stop,
  stopShort,
  busy = false,
  onStop,
}: MasqueradeBarProps) {
  return (
    <Bar aria-label={title}>
      <VenetianMask size={16} strokeWidth={1.5} aria-hidden />
      <Words title={failure ?? title}>
        {failure === null && (
          <>
            <b>
              <bdi>{title}</bdi>
            </b>{' '}
            <Large>{note}</Large>
          </>
        )}
        <span role="alert">{failure}</span>
      </Words>
      <StopButton
        type="button"
        aria-label={stop}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onStop}
      >
        <Large>{stop}</Large>
        <Small>{stopShort}</Small>
      </StopButton>
    </Bar>
  )
}

const Large = styled.span`
  @media (max-width: 767px) {
    display: none;
  }
`

const Small = styled.span`
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
  height: 36px;
  padding: 0 max(var(--page-pad), (100% - var(--page-max)) / 2 + var(--page-pad));
  border-bottom: 1px solid var(--lamp);
  background: var(--lamp-soft);
  color: var(--lamp-text);
  font-size: var(--fs-small);

  @media (max-height: 400px) {
    position: absolute;
  }
`

const Words = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const StopButton = styled.button`
  position: relative;
  height: 26px;
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

  /* The bar is lower than a finger. */
  @media (max-width: 767px) {
    &::after {
      position: absolute;
      inset: -5px -8px -13px;
      content: '';
    }
  }
`

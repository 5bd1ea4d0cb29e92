import { WifiOff } from 'lucide-react'
import { styled } from 'styled-components'
import { feedbackText } from '#domain/messages/common.ts'

export interface OfflineBannerProps {
  /** Whether the app is offline. */
  offline: boolean
}

/**
 * A strip below the top bar while the app is offline. The live region stays mounted so that screen readers announce
 * it.
 */
export function OfflineBanner({ offline }: OfflineBannerProps) {
  return (
    <div role="status">
      {offline && (
        <Strip>
          <WifiOff size={16} strokeWidth={1.5} aria-hidden />
          <span>
            <b>{`${feedbackText.offline}.`}</b> <span>{feedbackText.offlineNote}</span>
          </span>
        </Strip>
      )}
    </div>
  )
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  min-height: 2.25rem;
  padding: 6px var(--page-pad);
  border-bottom: 1px solid var(--line-2);
  background: var(--warn-soft);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: 1.125rem;

  svg {
    color: var(--warn);
  }

  b {
    color: var(--text);
    font-weight: var(--fw-medium);
  }
`

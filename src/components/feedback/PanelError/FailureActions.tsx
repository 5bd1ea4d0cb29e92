import { ArrowLeft, ArrowLeftRight, RotateCw } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { feedbackText } from '#domain/messages/common.ts'
import { switchingText } from '#domain/messages/session.ts'

export interface FailureActionsProps {
  onRetry: (() => void) | undefined
  onBack: (() => void) | undefined
  onSwitchAccount: (() => void) | null
  /** Whether a retry is scheduled anyway; the button then reads 'Try now'. */
  isRetryScheduled: boolean
  busy: boolean
  size: 'm' | 's'
}

/** The buttons for what can be done about a failure. */
export function FailureActions({
  onRetry,
  onBack,
  onSwitchAccount,
  isRetryScheduled,
  busy,
  size,
}: FailureActionsProps) {
  return (
    <>
      {onRetry !== undefined && (
        <Button size={size} icon={<RotateCw size={14} strokeWidth={1.5} aria-hidden />} busy={busy} onClick={onRetry}>
          {isRetryScheduled ? feedbackText.tryNow : feedbackText.tryAgain}
        </Button>
      )}
      {onBack !== undefined && (
        <Button size={size} icon={<ArrowLeft size={14} strokeWidth={1.5} aria-hidden />} onClick={onBack}>
          {feedbackText.back}
        </Button>
      )}
      {onSwitchAccount !== null && (
        <Button size={size} icon={<ArrowLeftRight size={14} strokeWidth={1.5} aria-hidden />} onClick={onSwitchAccount}>
          {switchingText.heading}
        </Button>
      )}
    </>
  )
}

import { Button } from '#components/Button/Button.tsx'
import type { PanelErrorProps } from '#components/PanelError/PanelError.tsx'
import { commonText } from '#domain/messages/common.ts'
import { feedbackText } from '#domain/messages/feedback.ts'

/** Stands in for a PanelError whose own code could not be fetched: most likely the network is gone. */
export function PlainError({ onRetry }: PanelErrorProps) {
  return (
    <div role="alert">
      <p>{commonText.tryLater}</p>
      {onRetry !== undefined && (
        <Button size="s" onClick={onRetry}>
          {feedbackText.tryAgain}
        </Button>
      )}
    </div>
  )
}

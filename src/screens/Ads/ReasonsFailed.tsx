import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { feedbackText } from '#domain/messages/common.ts'

/** A quiet line: the ads are there, only the reasons of some are missing. */
export function ReasonsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Line role="status">
      <span>{adsText.reasonsFailed}</span>
      <Button variant="ghost" onClick={onRetry}>
        {feedbackText.tryAgain}
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-4);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

import { Ban } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import type { CampaignItem } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'

interface RejectionLineProps {
  /** Rejected creatives of the ad, of each campaign first those with a reason; none if nothing is rejected. */
  rejections: readonly CampaignItem[]
  /** Shows the rejected creatives of a campaign. */
  onShowRejected: (campaignId: number) => void
}

/** Why an ad was rejected, below its heading; further rejected creatives are a press away. */
export function RejectionLine({ rejections: [first, ...others], onShowRejected }: RejectionLineProps) {
  const platformNames = usePlatformNames()
  if (first === undefined) return null
  const { platform, rejectionReason } = first
  const reason = (rejectionReason ?? '').trim() || adText.items.noReason
  const moreIn = others[0]?.campaignId ?? null
  return (
    <Line>
      <Ban size={16} strokeWidth={1.5} aria-hidden />
      <p dir="auto">{adText.rejection.line(platform === null ? null : platformNames[platform], reason)}</p>
      {moreIn !== null && (
        <Button variant="ghost" size="s" onClick={() => onShowRejected(moreIn)}>
          {adText.rejection.more(others.length)}
        </Button>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: var(--sp-2);
  align-items: center;
  margin-top: var(--sp-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & > svg {
    flex: none;
    color: var(--err);
  }

  & > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > button {
    flex: none;
  }
`

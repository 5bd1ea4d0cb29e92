import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { showcaseText } from '#domain/messages/public.ts'
import { Actions } from './cardParts.ts'
import { shopHref, titleOf, type ShowcaseItem } from './showcaseItems.ts'
import { CheckCheck, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { shareLink, type ShareOutcome } from './shareLink.ts'

interface CampaignActionsProps {
  item: ShowcaseItem
  /** Absolute URL of the campaign in the showcase. */
  url: string
}

/** Actions of a campaign: buy the book, if it has a safe shop link, and share the ad. */
export function CampaignActions({ item, url }: CampaignActionsProps) {
  const shopLink = shopHref(item.buyUrl)
  const title = titleOf(item)
  return (
    <Actions>
      {shopLink !== null && (
        <ButtonLink href={shopLink} size="s">
          <span>{showcaseText.buy}</span>
          <span className="visually-hidden">{`: ${title}`}</span>
        </ButtonLink>
      )}
      <ShareButton title={title} url={url} />
    </Actions>
  )
}

interface ShareButtonProps {
  /** Title of the book whose ad is shared. */
  title: string
  /** Absolute URL. */
  url: string
}

/** How long the button shows the outcome. */
const FEEDBACK_MS = 2500

const OUTCOME_TEXT: Record<ShareOutcome, string | null> = {
  shared: null,
  copied: showcaseText.copied,
  failed: showcaseText.shareFailed,
}

/** Shares a link with the system's share sheet, or copies it, and announces the outcome. */
function ShareButton({ title, url }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>('shared')
  useEffect(() => {
    if (outcome === 'shared') return
    const timer = setTimeout(() => setOutcome('shared'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const feedback = OUTCOME_TEXT[outcome]
  const Icon = outcome === 'copied' ? CheckCheck : Share2
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon={<Icon size={14} strokeWidth={1.5} aria-hidden />}
        aria-label={showcaseText.shareNamed(title)}
        onClick={() => void shareLink({ title: showcaseText.shareTitle(title), url }).then(setOutcome)}
      >
        {feedback ?? showcaseText.share}
      </Button>
      <span className="visually-hidden" role="status">
        {feedback}
      </span>
    </>
  )
}

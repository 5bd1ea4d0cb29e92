import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { showcaseText } from '#domain/messages/public.ts'
import { Actions } from './cardParts.ts'
import { ShareButton } from './ShareButton.tsx'
import { shopHref, titleOf, type ShowcaseItem } from './showcaseItems.ts'

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

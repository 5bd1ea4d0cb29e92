import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { showcaseText } from '#domain/messages/public.ts'
import { Ways } from './cardParts.ts'
import { ShareButton } from './ShareButton.tsx'
import { shopHref, titleOf, type ShowcaseItem } from './showcaseItems.ts'

/** What can be done with a campaign: get the book, where it has an honest address, and share the ad. */
export function CampaignWays({ item, address }: { item: ShowcaseItem; address: string }) {
  const shop = shopHref(item.buyUrl)
  const title = titleOf(item)
  return (
    <Ways>
      {shop !== null && (
        <ButtonLink href={shop} size="s">
          {showcaseText.buy}
          <span className="vh">: {title}</span>
        </ButtonLink>
      )}
      <ShareButton title={title} url={address} />
    </Ways>
  )
}

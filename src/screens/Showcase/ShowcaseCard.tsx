import { ArtworkStage } from '#components/data/ArtworkStage/ArtworkStage.tsx'
import { showcaseText } from '#domain/messages/public.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { ArtworkLink, Author, Description, Names, Strapline } from './cardParts.ts'
import { CampaignActions } from './CampaignActions.tsx'
import { handlePlainClick } from './handlePlainClick.ts'
import { PlatformList } from './PlatformList.tsx'
import { titleOf, type ShowcaseItem } from './showcaseItems.ts'

export interface ShowcaseCardProps {
  item: ShowcaseItem
  /** Absolute URL of the campaign in the showcase. */
  url: string
  onOpen: () => void
}

/** One campaign: artwork, book, platforms and actions. The artwork opens the lightbox. */
export function ShowcaseCard({ item, url, onOpen }: ShowcaseCardProps) {
  const title = titleOf(item)
  return (
    <li data-stage-host>
      <ArtworkLink
        href={url}
        aria-label={showcaseText.viewAd(title)}
        onClick={(event) => handlePlainClick(event, onOpen)}
      >
        <Picture item={item} title={title} />
      </ArtworkLink>
      <Description>
        <Names>
          <h2 dir="auto">{title}</h2>
          {item.author !== null && <Author dir="auto">{shortName(item.author)}</Author>}
          {item.strapline !== null && <Strapline dir="auto">{shortName(item.strapline)}</Strapline>}
        </Names>
        <PlatformList platforms={item.platforms} />
      </Description>
      <CampaignActions item={item} url={url} />
    </li>
  )
}

/** The campaign's first image. Videos show their poster and are not fetched here. */
function Picture({ item: { artworks, coverUrl }, title }: { item: ShowcaseItem; title: string }) {
  const [first] = artworks
  const isVideo = first?.kind === 'video'
  return (
    <ArtworkStage
      url={first === undefined ? coverUrl : isVideo ? first.poster : first.url}
      alt={first?.alt ?? ''}
      title={title}
      width={first?.width}
      height={first?.height}
      stageHeight={288}
      video={isVideo ? { badge: null } : undefined}
    />
  )
}

import { Play } from 'lucide-react'
import { useState } from 'react'
import { Shelf } from '#components/data/ArtworkStage/stageParts.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { safeSource } from '#domain/safeHref.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { Author, VideoBadge, CoverPlaceholder, Names, Stage, Strapline, Description } from './cardParts.ts'
import { CampaignActions } from './CampaignActions.tsx'
import { handlePlainClick } from './handlePlainClick.ts'
import { PlatformList } from './PlatformList.tsx'
import { firstTwoWords, titleOf, type ShowcaseItem } from './showcaseItems.ts'

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
      <Stage href={url} aria-label={showcaseText.viewAd(title)} onClick={(event) => handlePlainClick(event, onOpen)}>
        <Picture item={item} title={title} />
      </Stage>
      <Shelf />
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
  const [failedSource, setFailedSource] = useState<string | null>(null)
  const [first] = artworks
  const isVideo = first?.kind === 'video'
  const imageUrl = first === undefined ? coverUrl : isVideo ? first.poster : first.url
  const source = safeSource(imageUrl, 'image')
  return (
    <>
      {source === null || source === failedSource ? (
        <CoverPlaceholder dir="auto" aria-hidden>
          {firstTwoWords(title)}
        </CoverPlaceholder>
      ) : (
        <img
          src={source}
          alt={shortName(first?.alt ?? '')}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailedSource(source)}
        />
      )}
      {isVideo && (
        <VideoBadge>
          <Play size={18} strokeWidth={1.5} fill="currentColor" aria-hidden />
          <span className="visually-hidden">{showcaseText.video}</span>
        </VideoBadge>
      )}
    </>
  )
}

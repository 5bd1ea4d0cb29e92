import { Play } from 'lucide-react'
import { useState } from 'react'
import { Shelf } from '#components/data/ArtworkStage/stageParts.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { safeSource } from '#domain/safeHref.ts'
import { Author, Badge, Missing, Names, Stage, Strapline, Words } from './cardParts.ts'
import { CampaignWays } from './CampaignWays.tsx'
import { openHere } from './openHere.ts'
import { PlatformList } from './PlatformList.tsx'
import { firstWords, titleOf, type ShowcaseItem } from './showcaseItems.ts'

export interface ShowcaseCardProps {
  item: ShowcaseItem
  /** The whole address of this campaign on this page. */
  address: string
  onOpen: () => void
}

/** One campaign: its artwork on a shelf, what it is for, where it ran, and where to get the book. The artwork opens the lightbox. */
export function ShowcaseCard({ item, address, onOpen }: ShowcaseCardProps) {
  const title = titleOf(item)
  return (
    <li data-stage-host>
      <Stage href={address} aria-label={showcaseText.look(title)} onClick={(event) => openHere(event, onOpen)}>
        <Picture item={item} title={title} />
      </Stage>
      <Shelf />
      <Words>
        <Names>
          <h2 dir="auto">{title}</h2>
          {item.author !== null && <Author dir="auto">{item.author}</Author>}
          {item.strapline !== null && <Strapline dir="auto">{item.strapline}</Strapline>}
        </Names>
        <PlatformList platforms={item.platforms} />
      </Words>
      <CampaignWays item={item} address={address} />
    </li>
  )
}

/** Of a film only the poster: nothing else of it is fetched here. */
function Picture({ item: { artworks, coverUrl }, title }: { item: ShowcaseItem; title: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  const [first] = artworks
  const isFilm = first?.kind === 'video'
  const url = first === undefined ? coverUrl : isFilm ? first.poster : first.url
  const source = safeSource(url, 'image')
  return (
    <>
      {source === null || source === failed ? (
        <Missing dir="auto" aria-hidden>
          {firstWords(title)}
        </Missing>
      ) : (
        <img
          src={source}
          alt={first?.alt ?? ''}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(source)}
        />
      )}
      {isFilm && (
        <Badge>
          <Play size={18} strokeWidth={1.5} fill="currentColor" aria-hidden />
          <span className="vh">{showcaseText.video}</span>
        </Badge>
      )}
    </>
  )
}

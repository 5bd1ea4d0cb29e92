import { Cover } from '#components/data/Cover/Cover.tsx'
import { LongName } from '#components/data/LongName/LongName.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { SharedElement } from '#components/lib/SharedElement.tsx'
import type { PlatformNames } from '#domain/platforms.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import type { AdReasons } from './AdReasons.ts'
import { RejectionReason } from './RejectionReason.tsx'
import type { AdLine } from '../shared/ads/adLines.ts'

interface AdNameProps {
  line: AdLine
  withTitle: boolean
  /** Set if the marks of the ad's platforms are here. */
  platforms: PlatformNames | null
  /** Set if the ad is to say here why it was rejected. */
  reasons: AdReasons | null
}

/** Width and height. */
export const THUMBNAIL_PX = 40

/** Thumbnail, name, and title or format at the start of an ad's row or card. Styled by AdsTable. */
export function AdName({ line: { ad, kind }, withTitle, platforms, reasons }: AdNameProps) {
  const subtitle = withTitle ? ad.titleName : kind
  return (
    <span className="ad-name" title={shortTooltip(subtitle === null ? ad.name : `${ad.name}\n${subtitle}`)}>
      <SharedElement name={`ad-${ad.id}`}>
        <Cover url={ad.thumbUrl} title={ad.name} width={THUMBNAIL_PX} height={THUMBNAIL_PX} whole />
      </SharedElement>
      <span className="ad-text">
        <b>
          <LongName name={ad.name} />
        </b>
        {(subtitle !== null || platforms !== null) && (
          <span className="ad-sub" dir="auto">
            {platforms !== null &&
              ad.platforms.map((platform) => (
                <PlatformMark key={platform} platform={platform} name={platforms[platform]} />
              ))}
            {subtitle !== null && <span>{shortName(subtitle)}</span>}
          </span>
        )}
        {reasons !== null && <RejectionReason adId={ad.id} reasons={reasons} maxLines={4} />}
      </span>
    </span>
  )
}

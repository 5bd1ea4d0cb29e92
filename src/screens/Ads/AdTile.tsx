import { memo } from 'react'
import { styled } from 'styled-components'
import { ArtworkStage } from '#components/data/ArtworkStage/ArtworkStage.tsx'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { tableText } from '#domain/messages/data.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { RejectionReason } from './RejectionReason.tsx'
import { TileCheckbox } from './TileCheckbox.tsx'
import { tileFigure, type TileFigureKey } from './tileFigure.ts'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'
import type { AdsModel } from './useAdsModel.ts'

interface AdTileProps
  extends Pick<AdsBrowserProps, 'withTitle' | 'countryNames' | 'renderLink'>, Pick<AdsModel, 'reasons'> {
  line: AdLine
  /** The figure that the ads are sorted by, or clicks. */
  figure: TileFigureKey
  /** Height of the artwork area in pixels. */
  stageHeightPx: number
  isSelected: boolean
  /** Called with the ad's id when its check box is pressed; keep it stable. */
  onToggle: (id: RowId) => void
  /** Path to the ad's page. */
  href: string
}

/** Heights of the artwork area, the small one below 768px. */
export const STAGE_HEIGHT_PX = { large: 222, small: 150 }

/** One ad in the grid, with a check box. The rest of the tile links to the ad's page. */
export const AdTile = memo(function AdTile({
  line,
  withTitle,
  countryNames,
  reasons,
  figure,
  stageHeightPx,
  isSelected,
  onToggle,
  href,
  renderLink,
}: AdTileProps) {
  const { ad, artwork, kind, knownStatus, status } = line
  const { value, unit } = tileFigure(line, figure)
  const platformNames = usePlatformNames()
  const [platform, ...others] = ad.platforms
  const isVideo = artwork?.kind === 'video'
  const picture = isVideo ? (ad.artworks.find(({ kind }) => kind !== 'video') ?? null) : artwork
  const titleName = withTitle ? ad.titleName : null
  // Many names end with the kind.
  const isKindSaid = titleName !== null && kind !== null && ad.name.toLowerCase().endsWith(kind.toLowerCase())
  const description = adsText.details([titleName, isKindSaid ? null : kind], null)
  return (
    <Tile data-stage-host data-selected={isSelected || undefined} style={{ '--stage': `${stageHeightPx}px` }}>
      <TileCheckbox label={tableText.select(ad.name)} checked={isSelected} onChange={() => onToggle(ad.id)} />
      <ArtworkStage
        url={picture?.url ?? ad.thumbUrl}
        alt=""
        title={ad.name}
        stageHeight={stageHeightPx}
        width={picture?.width}
        height={picture?.height}
        sharedName={`ad-${ad.id}`}
        video={isVideo ? { badge: artwork.durationS } : undefined}
      />
      <Caption>
        <Name title={shortTooltip(ad.name)}>
          {renderLink({ to: href, className: 'tile-link', children: <b dir="auto">{shortName(ad.name)}</b> })}
        </Name>
        {reasons === null && <StatusMark status={knownStatus} label={status ?? adsText.noStatus} />}
      </Caption>
      <Description dir="auto" title={shortTooltip(description)}>
        {shortName(description)}
      </Description>
      <Row>
        <Distribution>
          {ad.platforms.map((platform) => (
            <PlatformMark key={platform} platform={platform} label={platformNames[platform]} />
          ))}
          <CountryList ids={ad.countryIds} names={countryNames} />
        </Distribution>
        <span>
          <span className="num">{value}</span> {unit !== null && <span className="t3">{unit}</span>}
        </span>
      </Row>
      {reasons !== null && (
        <Why>
          <StatusMark
            status={knownStatus}
            label={
              platform !== undefined && others.length === 0
                ? adsText.rejectedBy(platformNames[platform])
                : (status ?? adsText.noStatus)
            }
          />
          <RejectionReason adId={ad.id} reasons={reasons} maxLines={6} />
        </Why>
      )}
    </Tile>
  )
})

const Tile = styled.li`
  position: relative;
  min-width: 0;
  container-type: inline-size;
  contain-intrinsic-size: auto 305px;
  content-visibility: auto;

  .tile-link::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  /* Focusing the link scrolls the whole tile into view, as far as a low window allows. */
  .tile-link {
    scroll-margin-block: min(var(--stage) + var(--sp-8), 50dvh) calc(2 * var(--sp-12));
  }

  .tile-link:focus-visible {
    outline: 0;
  }

  .tile-link:focus-visible::after {
    border-radius: var(--r-2);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`

const Row = styled.div`
  display: flex;
  gap: var(--sp-2);
  align-items: center;
  justify-content: space-between;
  padding: 0 2px;
  font-size: var(--fs-small);
  line-height: 1.25rem;
  white-space: nowrap;

  /* Narrow tiles keep the countries whole; the sort order names the figure. */
  @media (min-width: 480px) and (max-width: 1023px) {
    .num + .t3 {
      display: none;
    }
  }

  /* One below the other, so that neighbours align. */
  @container (max-width: 14rem) {
    flex-direction: column;
    gap: 2px;
    align-items: flex-start;

    & > * {
      max-width: 100%;
    }
  }
`

const Caption = styled(Row)`
  margin-top: var(--sp-4);
`

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  font-size: var(--fs-body);
  text-overflow: ellipsis;

  b {
    font-weight: var(--fw-medium);
  }
`

const Description = styled.p`
  margin-bottom: var(--sp-2);
  padding: 0 2px;
  overflow: hidden;
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Why = styled.div`
  margin-top: var(--sp-1);
  padding: 0 2px;
  font-size: var(--fs-small);
`

const Distribution = styled.span`
  display: flex;
  gap: 2px var(--sp-3);
  align-items: center;
  min-width: 0;
  overflow: hidden;
  color: var(--text-2);
`

import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { useRowPresses } from '#components/data/DataTable/useRowPresses.ts'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { SharedElement } from '#components/lib/SharedElement.tsx'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { AdRow, AdNames } from '#domain/catalogue.ts'
import { adsText } from '#domain/messages/ads.ts'
import { titleText } from '#domain/messages/title.ts'
import { AD_MEASURES, formatMeasure, MEASURE_FACTS, type Measure } from '#domain/metrics.ts'
import { safeSource } from '#domain/safeHref.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { TopAdsTable } from './TopAdsTable.ts'
import { FIRST_ROWS } from '#screens/shared/firstRows.ts'
import { adLines, type AdLine } from '#screens/shared/ads/adLines.ts'
import type { TitleDetailsScreenProps } from './TitleDetailsScreenProps.ts'

export interface TopAdsProps extends Pick<TitleDetailsScreenProps, 'ads' | 'adsHref' | 'adHref' | 'renderLink'> {
  names: AdNames
}

const { topAds: text } = titleText

/** Phones show clicks and conversions, by their short names. */
const isWideOnly = (measure: Measure) => measure !== 'clicks' && measure !== 'conversions'

/** The title's ads with the most clicks, each with a bar relative to the first. */
export function TopAds({ ads, names, adsHref, adHref, renderLink }: TopAdsProps) {
  const count = ads.data?.length ?? 0
  return (
    <Panel
      flush
      title={text.heading}
      titleNote={<SortNote>{text.by}</SortNote>}
      actions={
        count > 0 && (
          <ButtonLink to={adsHref} renderLink={renderLink} size="s">
            {text.all(ads.isComplete ? count : null)}
          </ButtonLink>
        )
      }
    >
      <Inset>
        <Resource
          resource={ads}
          noun={text.failureNoun}
          skeleton={<TopAdsSkeleton />}
          isEmpty={(rows) => rows.length === 0}
          empty={
            <Empty headingLevel={3} title={text.none}>
              {text.noneText}
            </Empty>
          }
        >
          {(rows) => (
            <AdRows ads={rows} isComplete={ads.isComplete} names={names} adHref={adHref} renderLink={renderLink} />
          )}
        </Resource>
      </Inset>
    </Panel>
  )
}

function AdRows({
  ads,
  isComplete,
  names,
  adHref,
  renderLink,
}: Pick<TopAdsProps, 'names' | 'adHref' | 'renderLink'> & { ads: readonly AdRow[]; isComplete: boolean }) {
  const lines = useMemo(() => topAds(ads, names), [ads, names])
  const rowPresses = useRowPresses()
  const platformNames = usePlatformNames()
  const maxClicks = lines[0]?.clicks ?? 0
  if (lines.length === 0)
    return (
      isComplete && (
        <Empty headingLevel={3} title={text.noneRan}>
          {text.noneRanText}
        </Empty>
      )
    )
  return (
    <TopAdsTable>
      <caption className="visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.columns.ad}</th>
          <th scope="col" data-wide>
            {text.columns.platform}
          </th>
          {AD_MEASURES.map((measure) => {
            const { name, short } = MEASURE_FACTS[measure]
            return (
              <th key={measure} scope="col" className="num" data-wide={isWideOnly(measure) || undefined}>
                {isWideOnly(measure) || short === name ? name : <abbr title={name}>{short}</abbr>}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody {...rowPresses}>
        {lines.map((line, index) => (
          <tr key={line.ad.id} data-at={index}>
            <th scope="row">
              <AdLink line={line} href={adHref(line.ad.id)} renderLink={renderLink} />
            </th>
            <td data-wide>
              {line.ad.platforms.map((platform) => (
                <PlatformMark key={platform} platform={platform} label={platformNames[platform]} />
              ))}
            </td>
            {AD_MEASURES.map((measure) => (
              <td key={measure} className="num" data-wide={isWideOnly(measure) || undefined}>
                {measure === 'clicks' && (
                  <i aria-hidden data-wide>
                    <i style={{ width: `${maxClicks > 0 ? ((line.clicks ?? 0) / maxClicks) * 100 : 0}%` }} />
                  </i>
                )}
                <span>{formatMeasure(measure, line[measure])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TopAdsTable>
  )
}

function AdLink({
  line: { ad, kind, artwork },
  href,
  renderLink,
}: {
  line: AdLine
  href: string
  renderLink: RenderLink
}) {
  const about = adsText.details([kind], artwork?.durationS ?? null)
  const content = (
    <>
      <SharedElement name={`ad-${ad.id}`}>
        <Thumb url={ad.thumbUrl} />
      </SharedElement>
      <span className="ad-text" title={shortTooltip(`${ad.name}\n${about}`)}>
        <b dir="auto">{shortName(ad.name)}</b>
        <span dir="auto">{about}</span>
      </span>
    </>
  )
  return renderLink({ to: href, className: 'ad row-link', children: content })
}

/** Uncropped image. Decorative: the ad's name is beside it. */
function Thumb({ url }: { url: string | null }) {
  // Stores the URL rather than a flag, so that another image gets its own try.
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const source = url === failedUrl ? null : safeSource(url, 'image')
  return (
    <span className="thumb">
      {source !== null && <img src={source} alt="" loading="lazy" decoding="async" onError={() => setFailedUrl(url)} />}
    </span>
  )
}

/** As many as most titles have. */
const SKELETON_ROWS = 5

function TopAdsSkeleton() {
  return (
    <Skeleton>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Row key={index}>
          <SkeletonBlock width={44} height={44} />
          <SkeletonLine width="40%" />
        </Row>
      ))}
    </Skeleton>
  )
}

const SortNote = styled.span`
  color: var(--text-3);
  font-size: var(--fs-small);
`

const Inset = styled.div`
  padding: 0 var(--sp-5) var(--sp-3);

  @media (max-width: 767px) {
    padding: 0 var(--sp-4) var(--sp-3);
  }
`

const Row = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  height: 56px;
`

/** The first ads by clicks, highest first, then by impressions; omits ads that did not run. */
export function topAds(ads: readonly AdRow[], names: AdNames): AdLine[] {
  return adLines(ads, names)
    .filter(({ clicks, impressions }) => clicks !== null || impressions !== null)
    .sort(
      (a, b) =>
        (b.clicks ?? -1) - (a.clicks ?? -1) || (b.impressions ?? -1) - (a.impressions ?? -1) || a.ad.id - b.ad.id,
    )
    .slice(0, FIRST_ROWS)
}

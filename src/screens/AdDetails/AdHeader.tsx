import { styled } from 'styled-components'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import type { Ad } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { statusNames } from '#domain/messages/ads.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import type { AdDetailsNames, NamesById } from './AdDetailsScreenProps.ts'
import { lowercaseForSentence, adFormat } from './adFormat.ts'

interface AdHeaderProps {
  /** Undefined while loading or after a failure. */
  ad: Ad | undefined
  isLoading: boolean
  names: AdDetailsNames
  titleHref: (titleId: number) => string
  renderLink: RenderLink
}

/** Countries to show before '+n'. */
const MAX_COUNTRIES = 6

/**
 * Header of an ad: status, platforms, countries, name, title, format and dates. The heading is there from the start, so
 * that it can take the focus.
 */
export function AdHeader({ ad, isLoading, ...context }: AdHeaderProps) {
  return (
    <Head aria-busy={isLoading || undefined}>
      {ad && <AdStatus ad={ad} countries={context.names.countries} />}
      <Name tabIndex={-1} dir="auto" className={ad === undefined ? 'visually-hidden' : undefined}>
        {shortName(ad?.name ?? adText.heading)}
      </Name>
      {ad && <AdSubtitle ad={ad} {...context} />}
      {isLoading && (
        <Skeleton>
          <SkeletonLayout>
            <SkeletonLine width={180} />
            <SkeletonLine width={320} height={20} />
            <SkeletonLine width={260} />
          </SkeletonLayout>
        </Skeleton>
      )}
    </Head>
  )
}

function AdStatus({ ad: { status, platforms, countryIds }, countries }: { ad: Ad; countries: NamesById }) {
  const platformNames = usePlatformNames()
  return (
    <StatusRow>
      <StatusMark status={status} label={status === null ? adText.noStatus : (statusNames.get(status) ?? status)} />
      {platforms.map((platform) => (
        <PlatformMark key={platform} platform={platform} label={platformNames[platform]} />
      ))}
      {countryIds.length > 0 && <CountryList ids={countryIds} names={countries} max={MAX_COUNTRIES} />}
    </StatusRow>
  )
}

type SubtitleProps = { ad: Ad } & Pick<AdHeaderProps, 'names' | 'titleHref' | 'renderLink'>

function AdSubtitle({ ad, names, ...links }: SubtitleProps) {
  const kind = adFormat(ad, names)
  const rest = adText.kindAndDates(
    kind === null ? null : ad.titleName === null ? kind : lowercaseForSentence(kind),
    adText.dates(ad.startsOn, ad.endsOn),
  )
  return (
    <Subtitle>
      {ad.titleName !== null && (
        <>
          <TitleLink ad={ad} {...links} />
          <span>, </span>
        </>
      )}
      <span>{rest}</span>
    </Subtitle>
  )
}

function TitleLink({ ad: { titleId, titleName }, titleHref, renderLink }: Omit<SubtitleProps, 'names'>) {
  const name = <PlainName name={titleName ?? ''} />
  return titleId === null ? name : renderLink({ to: titleHref(titleId), className: 'tl', children: name })
}

const Head = styled.div`
  position: relative;
  min-width: 0;
`

const StatusRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--sp-4);
  align-items: center;
`

const Name = styled.h1`
  margin-top: var(--sp-2);
`

const Subtitle = styled.p`
  margin-top: 2px;
  color: var(--text-2);
  font-family: var(--font-num);
  overflow-wrap: anywhere;
`

/** As high as the loaded content, with a name of one line. */
const SkeletonLayout = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 82px;

  @media (max-width: 767px) {
    height: 78px;
  }
`

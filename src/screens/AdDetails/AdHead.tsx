import { styled } from 'styled-components'
import { CountryList } from '#components/CountryList/CountryList.tsx'
import type { RenderLink } from '#components/link.ts'
import { PlatformMark } from '#components/PlatformMark/PlatformMark.tsx'
import { Skeleton, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { StatusMark } from '#components/StatusMark/StatusMark.tsx'
import type { Ad } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { platformNames, statusNames } from '#domain/messages/ads.ts'
import type { AdDetailsNames } from './AdDetailsScreenProps.ts'
import { inSentence, kindOf } from './adWords.ts'

interface AdHeadProps {
  ad: Ad
  names: AdDetailsNames
  titleHref: (titleId: number) => string | null
  renderLink: RenderLink
}

/** So many countries are written out. */
const MOST_COUNTRIES = 6

/** What the ad is: its state, platforms and countries, its name, its title, kind and days. */
export function AdHead({ ad, names, titleHref, renderLink }: AdHeadProps) {
  const kind = kindOf(ad, names)
  return (
    <div>
      <Marks>
        <StatusMark status={ad.status} label={ad.status === null ? adText.noStatus : (statusNames.get(ad.status) ?? ad.status)} />
        {ad.platforms.map((platform) => <PlatformMark key={platform} platform={platform} label={platformNames[platform]} />)}
        {ad.countryIds.length > 0 && <CountryList ids={ad.countryIds} names={names.countries} max={MOST_COUNTRIES} />}
      </Marks>
      <Name tabIndex={-1} dir="auto">{ad.name}</Name>
      <Line>
        {ad.titleName !== null && (
          <>
            <TitleLink ad={ad} titleHref={titleHref} renderLink={renderLink} />
            {', '}
          </>
        )}
        {adText.kindAndDays(kind === null ? null : ad.titleName === null ? kind : inSentence(kind), adText.days(ad.startsOn, ad.endsOn))}
      </Line>
    </div>
  )
}

function TitleLink({ ad: { titleId, titleName }, titleHref, renderLink }: Pick<AdHeadProps, 'ad' | 'titleHref' | 'renderLink'>) {
  const to = titleId === null ? null : titleHref(titleId)
  const name = <bdi>{titleName}</bdi>
  return to === null ? name : renderLink({ to, className: 'tl', children: name })
}

/** While the ad is on its way the page has its heading all the same. */
export function AdHeadSkeleton() {
  return (
    <>
      <h1 tabIndex={-1} className="vh">{adText.heading}</h1>
      <Skeleton>
        <Waiting>
          <SkeletonLine width={180} />
          <SkeletonLine width={320} height={20} />
          <SkeletonLine width={260} />
        </Waiting>
      </Skeleton>
    </>
  )
}

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--sp-4);
  align-items: center;
`

const Name = styled.h1`
  margin-top: var(--sp-2);
  overflow-wrap: anywhere;
`

const Line = styled.p`
  margin-top: 2px;
  color: var(--text-2);
  font-family: var(--font-num);
  overflow-wrap: anywhere;
`

const Waiting = styled.div`
  display: grid;
  gap: var(--sp-4);
  padding: 5px 0 4px;
`

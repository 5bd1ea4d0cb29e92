import { styled } from 'styled-components'
import { Shelf, Stage } from '#components/data/ArtworkStage/stageParts.ts'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import { Cover } from '#components/data/Cover/Cover.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { Breadcrumb } from '#components/layout/Page/Breadcrumb.ts'
import { SharedElement } from '#components/lib/SharedElement.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { commonText } from '#domain/messages/common.ts'
import { titleText } from '#domain/messages/title.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { TitleActions, type TitleActionsProps } from './TitleActions.tsx'
import { TitleFacts, type TitleFactsProps } from './TitleFacts.tsx'
import type { TitleDetailsScreenProps } from './TitleDetailsScreenProps.ts'

export interface TitleHeroProps
  extends
    TitleActionsProps,
    Omit<TitleFactsProps, 'title'>,
    Pick<
      TitleDetailsScreenProps,
      'countryNames' | 'statusNames' | 'titlesHref' | 'shareHref' | 'renderLink' | 'onBack'
    > {
  isSmall: boolean
}

/** Cover widths in pixels. */
const COVER_WIDTH = { small: 88, large: 124 }
/** Country codes to show before a tooltip holds the rest. */
const MAX_COUNTRIES = 6

/**
 * Header of a title's page: cover on the lit shelf, name and facts. The heading is there before the name loads, so that
 * it can take the focus after navigation.
 */
export function TitleHero({
  title,
  isSmall,
  countryNames,
  statusNames,
  typeNames,
  adCounts,
  titlesHref,
  shareHref,
  renderLink,
  onBack,
  ...actions
}: TitleHeroProps) {
  const showsSkeleton = useDelayedFlag(title === undefined)
  const width = isSmall ? COVER_WIDTH.small : COVER_WIDTH.large
  return (
    <Hero>
      <CoverStage data-lit style={{ minHeight: width * 1.5 }}>
        {title ? (
          <SharedElement name={`title-${title.id}`}>
            <Cover url={title.coverUrl} title={title.name} width={width} eager />
          </SharedElement>
        ) : (
          <Delayed data-shown={showsSkeleton}>
            <SkeletonBlock width={width} height={width * 1.5} cover />
          </Delayed>
        )}
      </CoverStage>
      <Text>
        <Back data-screen-only>
          <BackButton onClick={onBack} />
          {renderLink({ to: titlesHref, children: titleText.titles })}
          <CopyButton text={shareHref} label={commonText.copyLink} variant="ghost" size="s" />
        </Back>
        {title && (
          <Status>
            <StatusMark
              status={title.statusId}
              label={title.statusId === null ? titleText.noStatus : (statusNames.get(title.statusId) ?? title.statusId)}
            />
            {title.liveCountryIds.length > 0 && (
              <CountryList ids={title.liveCountryIds} names={countryNames} max={MAX_COUNTRIES} />
            )}
          </Status>
        )}
        <Name tabIndex={-1}>
          {title ? (
            <PlainName name={title.name} hasTooltip />
          ) : (
            <span className="visually-hidden">{titleText.heading}</span>
          )}
        </Name>
        {title ? (
          title.author !== null && <Author dir="auto">{shortName(title.author)}</Author>
        ) : (
          <Delayed data-shown={showsSkeleton}>
            <HeroSkeleton />
          </Delayed>
        )}
        {title && !isSmall && <TitleFacts title={title} typeNames={typeNames} adCounts={adCounts} />}
      </Text>
      <TitleActions {...actions} title={title} />
      <ShelfLine>
        <Shelf />
      </ShelfLine>
    </Hero>
  )
}

function HeroSkeleton() {
  return (
    <Skeleton>
      <Lines>
        <SkeletonLine width={120} />
        <SkeletonLine width={280} height={28} />
        <SkeletonLine width={160} />
        <SkeletonLine width={420} />
      </Lines>
    </Skeleton>
  )
}

const Hero = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--sp-8);
  align-items: flex-end;

  @media (max-width: 767px) {
    column-gap: var(--sp-4);
  }
`

/** Reserves the space of a skeleton before it appears. */
const Delayed = styled.div`
  &[data-shown='false'] {
    visibility: hidden;
  }
`

const ShelfLine = styled.div`
  width: 100%;
`

const Text = styled.div`
  position: relative;
  flex: 1 1 20rem;
  min-width: 0;
  padding-bottom: var(--sp-5);

  @media (max-width: 767px) {
    flex-basis: 0;
    padding-bottom: var(--sp-1);
  }
`

const Back = styled(Breadcrumb)`
  column-gap: var(--sp-3);
  margin-bottom: 10px;

  & > a:hover {
    color: var(--text);
  }
`

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) 14px;
  align-items: center;
  margin-bottom: var(--sp-1);
`

const Name = styled.h1`
  font-size: 2.25rem;
  line-height: 2.75rem;
  letter-spacing: -0.025em;

  /* Clamped to two lines; screen readers still get the full name. */
  & > bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @media (max-width: 767px) {
    font-size: 1.625rem;
    line-height: 2rem;
  }
`

const Author = styled.p`
  overflow: hidden;
  color: var(--text-2);
  font-size: var(--fs-title);
  line-height: var(--lh-title);
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 767px) {
    font-size: var(--fs-lead);
    line-height: var(--lh-lead);
  }
`

/** As high as the loaded content. */
const Lines = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 9rem;

  /* The facts take two lines. */
  @media (min-width: 768px) and (max-width: 1199px) {
    height: 12.125rem;
  }

  @media (max-width: 767px) {
    height: 4.875rem;
    overflow: hidden;

    & > :last-child {
      display: none;
    }
  }
`

/** The cover hides the middle of the light beam, so the beam is wider here than over a tile. It begins at the top bar. */
const CoverStage = styled(Stage)`
  flex: none;
  align-self: stretch;
  width: 220px;
  margin: 0 -48px 0 -24px;

  &::before {
    inset: calc(-1 * var(--sp-7)) -24px 0;
    background: conic-gradient(
      from 152deg at 50% -25%,
      transparent 0deg,
      var(--beam-a) 11deg,
      var(--beam-a) 45deg,
      transparent 56deg
    );
    mask-image: linear-gradient(transparent, black 24px, transparent 98%);
  }

  @media (max-width: 1199px) {
    &::before {
      top: calc(-1 * var(--sp-5));
    }
  }

  @media (max-width: 767px) {
    width: 172px;
    margin: 0 -42px;
  }
`

import { styled } from 'styled-components'
import { Shelf, Stage } from '#components/data/ArtworkStage/stageParts.ts'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import { Cover } from '#components/data/Cover/Cover.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import type { Title } from '#domain/catalogue.ts'
import { titleText } from '#domain/messages/titles.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { TitleActions, type TitleActionsProps } from './TitleActions.tsx'
import { TitleFacts } from './TitleFacts.tsx'

export interface TitleHeroProps extends Omit<TitleActionsProps, 'disabled'> {
  /** Undefined while loading. */
  title: Title | undefined
  isSmall: boolean
  countryNames: ReadonlyMap<string, string>
  statusNames: ReadonlyMap<string, string>
  typeNames: ReadonlyMap<string, string>
  titlesHref: string
  renderLink: RenderLink
  onBack: () => void
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
  titlesHref,
  renderLink,
  onBack,
  ...actions
}: TitleHeroProps) {
  const showsSkeleton = useDelayedFlag(title === undefined)
  const width = isSmall ? COVER_WIDTH.small : COVER_WIDTH.large
  return (
    <Hero>
      <CoverStage data-lit style={{ height: width * 1.5 }}>
        {title ? (
          <Cover url={title.coverUrl} title={title.name} width={width} eager />
        ) : (
          <Delayed data-shown={showsSkeleton}>
            <SkeletonBlock width={width} height={width * 1.5} cover />
          </Delayed>
        )}
      </CoverStage>
      <Text>
        <Breadcrumb>
          <BackButton onClick={onBack} />
          {renderLink({ to: titlesHref, children: titleText.titles })}
        </Breadcrumb>
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
        {title && !isSmall && <TitleFacts title={title} typeNames={typeNames} />}
      </Text>
      <TitleActions {...actions} disabled={title === undefined} />
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

/** The cover hides the middle of the light beam, so the beam is wider here than over a tile. */
const CoverStage = styled(Stage)`
  flex: none;
  width: 220px;
  margin: 0 -48px 0 -24px;

  &::before {
    inset: -28px -24px 0;
    background: conic-gradient(
      from 152deg at 50% -25%,
      transparent 0deg,
      var(--beam-a) 11deg,
      var(--beam-a) 45deg,
      transparent 56deg
    );
    mask-image: linear-gradient(transparent, var(--text) 24%, transparent 96%);
  }

  @media (max-width: 767px) {
    width: 172px;
    margin: 0 -42px;
  }
`

const Text = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  padding-bottom: var(--sp-5);

  @media (max-width: 767px) {
    padding-bottom: var(--sp-1);
  }
`

const Breadcrumb = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  margin: 0 0 10px calc(-1 * var(--sp-2));
  color: var(--text-2);

  & > a:hover {
    color: var(--text);
  }

  @media (max-width: 767px) {
    & > a {
      margin: -12px calc(-1 * var(--sp-2));
      padding: 12px var(--sp-2);
    }
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
  font-size: 36px;
  line-height: 44px;
  letter-spacing: -0.025em;

  /* Clamped to two lines; screen readers still get the full name. */
  & > bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @media (max-width: 767px) {
    font-size: 26px;
    line-height: 32px;
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
  height: 144px;

  @media (max-width: 767px) {
    height: 78px;
    overflow: hidden;

    & > :last-child {
      display: none;
    }
  }
`

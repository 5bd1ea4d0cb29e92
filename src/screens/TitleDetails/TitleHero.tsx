import { styled } from 'styled-components'
import { Shelf, Stage } from '#components/data/ArtworkStage/stageParts.ts'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import { Cover } from '#components/data/Cover/Cover.tsx'
import type { RenderLink } from '#components/lib/link.ts'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import type { Title } from '#domain/catalogue.ts'
import { titleText } from '#domain/messages/titles.ts'
import { TitleActions, type TitleActionsProps } from './TitleActions.tsx'
import { TitleFacts } from './TitleFacts.tsx'

export interface TitleHeroProps extends Omit<TitleActionsProps, 'disabled'> {
  /** Nothing while it loads. */
  title: Title | undefined
  small: boolean
  countryNames: ReadonlyMap<string, string>
  statusNames: ReadonlyMap<string, string>
  titlesHref: string
  renderLink: RenderLink
  onBack: () => void
}

/** px */
const COVER = { small: 88, large: 124 }
/** As many codes as titles have at most without a tooltip being needed for the rest. */
const COUNTRIES = 6

/**
 * The head of a title's page: its cover lit on the shelf, what it is called and what it is (visual.md, screen 3). The
 * heading is there before the name, so that it can take the focus after a change of route.
 */
export function TitleHero({
  title,
  small,
  countryNames,
  statusNames,
  titlesHref,
  renderLink,
  onBack,
  ...actions
}: TitleHeroProps) {
  const seen = useDelayedFlag(title === undefined)
  const width = small ? COVER.small : COVER.large
  return (
    <Hero>
      <Stand data-lit style={{ height: width * 1.5 }}>
        {title ? (
          <Cover url={title.coverUrl} title={title.name} width={width} eager />
        ) : (
          <Delayed data-shown={seen}>
            <SkeletonBlock width={width} height={width * 1.5} cover />
          </Delayed>
        )}
      </Stand>
      <Words>
        <Crumb>
          <BackButton onClick={onBack} />
          {renderLink({ to: titlesHref, children: titleText.titles })}
        </Crumb>
        {title && (
          <State>
            <StatusMark
              status={title.statusId}
              label={title.statusId === null ? titleText.noStatus : (statusNames.get(title.statusId) ?? title.statusId)}
            />
            {title.liveCountryIds.length > 0 && (
              <CountryList ids={title.liveCountryIds} names={countryNames} max={COUNTRIES} />
            )}
          </State>
        )}
        <Name tabIndex={-1}>
          {title ? <bdi title={title.name}>{title.name}</bdi> : <span className="vh">{titleText.heading}</span>}
        </Name>
        {title ? (
          title.author !== null && <Author dir="auto">{title.author}</Author>
        ) : (
          <Delayed data-shown={seen}>
            <HeroSkeleton />
          </Delayed>
        )}
        {title && !small && <TitleFacts title={title} />}
      </Words>
      <TitleActions {...actions} disabled={title === undefined} />
      <Line>
        <Shelf />
      </Line>
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

/** Keeps the room of a skeleton that is not to be shown yet. */
const Delayed = styled.div`
  &[data-shown='false'] {
    visibility: hidden;
  }
`

const Line = styled.div`
  width: 100%;
`

/** The cover covers the middle of the beam: it is wider here than over a tile, and comes out of the dark above. */
const Stand = styled(Stage)`
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

const Words = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  padding-bottom: var(--sp-5);

  @media (max-width: 767px) {
    padding-bottom: var(--sp-1);
  }
`

const Crumb = styled.div`
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

const State = styled.div`
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
  overflow-wrap: anywhere;

  /* Two lines; the whole of it is told all the same. */
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

/** As high as what comes. */
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

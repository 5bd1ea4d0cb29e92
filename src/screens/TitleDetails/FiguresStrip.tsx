import { styled } from 'styled-components'
import { Resource } from '#components/Resource/Resource.tsx'
import { Skeleton, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import type { Loadable } from '#domain/loadable.ts'
import { titleText } from '#domain/messages/title.ts'
import { figuresOf, PLATFORMS, type PlatformOrAll } from '#domain/metrics.ts'
import type { Report } from '#domain/report.ts'
import { PlatformFigures } from './PlatformFigures.tsx'

export interface FiguresStripProps {
  report: Loadable<Report>
  small: boolean
}

const COLUMNS: readonly PlatformOrAll[] = ['all', ...PLATFORMS]

/**
 * The figures of a period side by side: all platforms, then each, a platform not in use in its place (visual.md, screen 3).
 * Two by two below 1200 px; on small screens a strip that scrolls sideways and snaps.
 */
export function FiguresStrip({ report, small }: FiguresStripProps) {
  return (
    <Place>
      <Resource resource={report} noun={titleText.figures.noun} skeleton={<StripSkeleton />}>
        {({ now, earlier }) => {
          const all = figuresOf(now.total, 'all')
          return (
            // What scrolls must be reachable by key.
            <Strip aria-label={titleText.figures.label} tabIndex={small ? 0 : undefined}>
              {COLUMNS.map((platform) => (
                <PlatformFigures
                  key={platform}
                  platform={platform}
                  figures={figuresOf(now.total, platform)}
                  earlier={earlier && figuresOf(earlier.total, platform)}
                  all={all}
                />
              ))}
            </Strip>
          )
        }}
      </Resource>
    </Place>
  )
}

function StripSkeleton() {
  return (
    <Skeleton>
      <Strip as="div">
        {COLUMNS.map((platform) => (
          <Waiting key={platform}>
            <SkeletonLine width="40%" />
            <SkeletonLine width="60%" height={28} />
            {[1, 2, 3, 4].map((line) => <SkeletonLine key={line} />)}
          </Waiting>
        ))}
      </Strip>
    </Skeleton>
  )
}

const Place = styled.div`
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  @media (max-width: 767px) {
    margin: 0 calc(-1 * var(--page-pad));
    border-radius: 0;
  }
`

/** As high as what comes. */
const Waiting = styled.div`
  display: grid;
  align-content: space-between;
  height: 222px;
  padding: var(--sp-5);

  @media (max-width: 767px) {
    height: 214px;
    padding: var(--sp-4);
  }
`

const Strip = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));

  & > * + * {
    border-left: 1px solid var(--line);
  }

  @media (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(3) {
      border-left: 0;
    }

    & > :nth-child(n + 3) {
      border-top: 1px solid var(--line);
    }
  }

  @media (max-width: 767px) {
    position: relative;
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;

    & > * {
      flex: 0 0 284px;
      scroll-snap-align: start;
    }

    & > :nth-child(3) {
      border-left: 1px solid var(--line);
    }

    & > :nth-child(n + 3) {
      border-top: 0;
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

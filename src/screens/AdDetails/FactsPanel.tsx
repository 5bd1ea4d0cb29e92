import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { Ad } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import type { AdDetailsNames } from './AdDetailsScreenProps.ts'
import { adFacts } from './adFacts.ts'

interface FactsPanelProps {
  ad: Ad
  names: AdDetailsNames
}

const text = adText.facts

/** Other facts about an ad, by name from the lookups, or else by id. */
export function FactsPanel({ ad, names }: FactsPanelProps) {
  return (
    <Panel title={text.heading}>
      <Facts>
        {adFacts(ad, names).map(([name, value], index) => (
          <Fragment key={index}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </Facts>
    </Panel>
  )
}

/** As many as most ads have. */
const WIDTHS = [60, 40, 30, 30, 40, 50, 40, 40, 10, 20]

export function FactsSkeleton() {
  return (
    <Panel title={text.heading}>
      <Skeleton>
        <Facts as="div">
          {WIDTHS.map((width, index) => (
            <Fragment key={index}>
              <SkeletonRow>
                <SkeletonLine width={70} />
              </SkeletonRow>
              <SkeletonRow>
                <SkeletonLine width={`${width}%`} />
              </SkeletonRow>
            </Fragment>
          ))}
        </Facts>
      </Skeleton>
    </Panel>
  )
}

const SkeletonRow = styled.div`
  display: grid;
  align-items: center;
  height: var(--lh-body);
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(80px, auto) minmax(0, 1fr);
  gap: var(--sp-2) var(--sp-4);

  & > dt {
    color: var(--text-3);
    overflow-wrap: anywhere;
  }

  & > dd {
    font-family: var(--font-num);
    overflow-wrap: anywhere;
  }
`

import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Panel } from '#components/Panel/Panel.tsx'
import { Skeleton, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import type { Ad } from '#domain/catalogue.ts'
import { dayNumeric, fullNumber } from '#domain/format.ts'
import { adText } from '#domain/messages/ad.ts'
import type { AdDetailsNames, Names } from './AdDetailsScreenProps.ts'
import { kindOf } from './adWords.ts'

interface FactsPanelProps {
  ad: Ad
  names: AdDetailsNames
}

const text = adText.facts

/** What else is known of the ad, each thing by its name in the lookups, or else by its id. */
export function FactsPanel({ ad, names }: FactsPanelProps) {
  return (
    <Panel title={text.heading}>
      <Facts>
        {factsOf(ad, names).map(([name, value], at) => (
          <Fragment key={at}>
            <dt><bdi>{name}</bdi></dt>
            <dd><bdi>{value}</bdi></dd>
          </Fragment>
        ))}
      </Facts>
    </Panel>
  )
}

/** Name and value of each fact that is known, the ad's own attributes first. */
export function factsOf(ad: Ad, names: AdDetailsNames): (readonly [name: string, value: string])[] {
  const attributes = ad.attributes.map(({ typeId, value }) => [typeId === null ? text.other : (names.attributes.get(typeId) ?? typeId), value] as const)
  const facts = [
    ...attributes,
    [text.kind, kindOf(ad, names)],
    [text.format, ad.classId === null || ad.typeId === null ? null : (names.types.get(ad.typeId) ?? ad.typeId)],
    [text.placements, listOf(ad.placementIds, names.placements)],
    [text.countries, listOf(ad.countryIds, names.countries)],
    [text.first, ad.startsOn === null ? null : dayNumeric(ad.startsOn)],
    [text.last, ad.endsOn === null ? null : dayNumeric(ad.endsOn)],
    [text.campaigns, fullNumber(ad.campaignCount)],
    [text.id, String(ad.id)],
  ] as const
  return facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]))
}

function listOf(ids: readonly string[], names: Names): string {
  return ids.map((id) => names.get(id) ?? id).join(', ')
}

export function FactsSkeleton() {
  return (
    <Panel title={text.heading}>
      <Skeleton>
        <Facts as="div">
          {[60, 80, 40, 90, 70].map((width) => (
            <Fragment key={width}>
              <SkeletonLine width={70} />
              <SkeletonLine width={`${width}%`} />
            </Fragment>
          ))}
        </Facts>
      </Skeleton>
    </Panel>
  )
}

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

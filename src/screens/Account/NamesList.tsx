import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { formatNumber } from '#domain/format.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { NamedItem } from './AccountScreenProps.ts'

interface NamesListProps {
  names: Loadable<readonly NamedItem[]>
  /** Its heading, the noun of loading and error messages ('your roles') and the text of an empty list. */
  text: { heading: string; failureNoun: string; none: string }
  /** Widths of the lines of its skeleton, in per cent. */
  skeletonLines: readonly number[]
}

/** The user's roles or permissions, a line each. */
export function NamesList({ names, text, skeletonLines }: NamesListProps) {
  const count = names.data?.length ?? 0
  return (
    <div>
      <Heading>
        <span>{text.heading}</span>
        {count > 0 && <Count>{formatNumber(count)}</Count>}
      </Heading>
      <Resource
        resource={names}
        noun={text.failureNoun}
        skeleton={<NamesSkeleton widths={skeletonLines} />}
        isEmpty={(data) => data.length === 0}
        empty={<EmptyText>{text.none}</EmptyText>}
      >
        {(data) => (
          <ul>
            {data.map(({ id, name }, index) => (
              <Line key={`${id} ${index}`}>
                <Check size={16} strokeWidth={1.5} aria-hidden />
                <PlainName name={name} />
              </Line>
            ))}
          </ul>
        )}
      </Resource>
    </div>
  )
}

function NamesSkeleton({ widths }: { widths: readonly number[] }) {
  return (
    <Skeleton>
      {widths.map((width) => (
        <Line key={width} as="div">
          <SkeletonLine width={`${width}%`} />
        </Line>
      ))}
    </Skeleton>
  )
}

const Heading = styled.h3`
  margin-bottom: var(--sp-1);
  color: var(--text-2);
  font-size: var(--fs-small);
  font-weight: var(--fw-medium);
  line-height: var(--lh-small);
  letter-spacing: 0;
`

const Count = styled.span`
  margin-left: var(--sp-2);
  color: var(--text-3);
  font-family: var(--font-num);
  font-weight: var(--fw-regular);
`

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 32px;
  padding: 6px 0;

  & > svg {
    flex: none;
    align-self: flex-start;
    margin-top: 2px;
    color: var(--ok);
  }

  & > bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const EmptyText = styled.p`
  padding: 6px 0;
  color: var(--text-3);
`

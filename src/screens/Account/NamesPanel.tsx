import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { formatNumber } from '#domain/format.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { NamedItem } from './AccountScreenProps.ts'

interface NamesPanelProps {
  heading: string
  names: Loadable<readonly NamedItem[]>
  /** For loading and error messages: 'your roles'. */
  noun: string
  /** Text for an empty list. */
  emptyText: string
  note?: string
}

/** List of the user's roles or permissions. */
export function NamesPanel({ heading, names, noun, emptyText, note }: NamesPanelProps) {
  const count = names.data?.length ?? 0
  return (
    <Panel title={heading} titleNote={count > 0 && <Count>{formatNumber(count)}</Count>}>
      <Resource
        resource={names}
        noun={noun}
        skeleton={<NamesSkeleton />}
        isEmpty={(data) => data.length === 0}
        empty={<EmptyText>{emptyText}</EmptyText>}
      >
        {(data) => (
          <List>
            {data.map(({ id, name }, index) => (
              <li key={`${id} ${index}`}>
                <Check size={16} strokeWidth={1.5} aria-hidden />
                <PlainName name={name} />
              </li>
            ))}
          </List>
        )}
      </Resource>
      {note !== undefined && <Note>{note}</Note>}
    </Panel>
  )
}

function NamesSkeleton() {
  return (
    <Skeleton>
      <List as="div">
        {[52, 38].map((width) => (
          <SkeletonRow key={width}>
            <SkeletonLine width={`${width}%`} />
          </SkeletonRow>
        ))}
      </List>
    </Skeleton>
  )
}

const Count = styled.span`
  color: var(--text-3);
  font-family: var(--font-num);
`

const List = styled.ul`
  & > li {
    display: flex;
    gap: var(--sp-3);
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }

  & svg {
    flex: none;
    margin-top: 2px;
    color: var(--ok);
  }

  & bdi {
    min-width: 0;
    font-weight: var(--fw-medium);
    overflow-wrap: anywhere;
  }
`

const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  height: 41px;
  border-top: 1px solid var(--line);
`

const EmptyText = styled.p`
  color: var(--text-2);
`

const Note = styled.p`
  margin-top: 14px;
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

import { styled } from 'styled-components'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { Shelves } from './Shelves.ts'

/** Loading placeholder for the grid or the table of ads. */
export function AdsSkeleton({ layout }: { layout: 'grid' | 'table' }) {
  if (layout === 'table') return <TableSkeleton rows={12} rowHeight={44} />
  return (
    <Skeleton>
      <Shelves as="div">
        {ARTWORK_HEIGHTS_PX.map((height, index) => (
          <Tile key={index}>
            <ArtworkArea>
              <SkeletonBlock width="58%" height={height} />
            </ArtworkArea>
            <SkeletonLine width="52%" />
            <SkeletonLine width="36%" height={8} />
          </Tile>
        ))}
      </Shelves>
    </Skeleton>
  )
}

/** Suggests a mix of portrait, square and landscape. */
const ARTWORK_HEIGHTS_PX = [196, 170, 118, 196, 170, 196, 170, 118]

const Tile = styled.div`
  display: grid;
  gap: var(--sp-3);
`

const ArtworkArea = styled.div`
  display: grid;
  place-items: end center;
  height: 222px;
  margin-bottom: var(--sp-2);
`

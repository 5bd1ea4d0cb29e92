import { styled } from 'styled-components'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { Shelves } from './Shelves.ts'

/** In the shape of the ads to come. */
export function AdsSkeleton({ layout }: { layout: 'grid' | 'table' }) {
  if (layout === 'table') return <TableSkeleton rows={12} rowHeight={44} />
  return (
    <Skeleton>
      <Shelves as="div">
        {HEIGHTS.map((height, at) => (
          <Tile key={at}>
            <Stage>
              <SkeletonBlock width="58%" height={height} />
            </Stage>
            <SkeletonLine width="52%" />
            <SkeletonLine width="36%" height={8} />
          </Tile>
        ))}
      </Shelves>
    </Skeleton>
  )
}

/** Of the artwork, in px: portraits, squares and landscapes take turns. */
const HEIGHTS = [196, 170, 118, 196, 170, 196, 170, 118]

const Tile = styled.div`
  display: grid;
  gap: var(--sp-3);
`

const Stage = styled.div`
  display: grid;
  place-items: end center;
  height: 222px;
  margin-bottom: var(--sp-2);
`

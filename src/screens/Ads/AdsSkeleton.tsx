import { styled } from 'styled-components'
import { Shelf } from '#components/data/ArtworkStage/stageParts.ts'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { THUMBNAIL_PX } from './AdName.tsx'
import { STAGE_HEIGHT_PX } from './AdTile.tsx'
import { Shelves } from './Shelves.ts'
import type { AdsModel } from './useAdsModel.ts'

/** Loading placeholder for the grid or the table of ads. */
export function AdsSkeleton({ model: { view, columns } }: { model: AdsModel }) {
  if (view.layout === 'table')
    return (
      <TableSkeleton
        columns={columns}
        sort={view.sort}
        image={<SkeletonBlock width={THUMBNAIL_PX} height={THUMBNAIL_PX} cover />}
        nameLines={2}
        hasTotals
        isSelectable
      />
    )
  return (
    <Skeleton>
      <Shelves as="div">
        {ARTWORK_HEIGHTS.map((height, index) => (
          <Tile key={index}>
            <Stage>
              <SkeletonBlock width="58%" height={height} />
            </Stage>
            <Shelf />
            <Lines>
              <SkeletonLine width="52%" />
              <SkeletonLine width="36%" height={8} />
              <SkeletonLine width="64%" height={8} />
            </Lines>
          </Tile>
        ))}
      </Shelves>
    </Skeleton>
  )
}

/** Suggests a mix of portrait, square and landscape. */
const ARTWORK_HEIGHTS = ['85%', '74%', '51%', '85%', '74%', '85%', '74%', '51%']

/** As high as a tile. */
const Tile = styled.div`
  min-width: 0;
`

const Stage = styled.div`
  display: grid;
  place-items: end center;
  height: ${STAGE_HEIGHT_PX.large}px;

  @media (max-width: 767px) {
    height: ${STAGE_HEIGHT_PX.small}px;
  }
`

const Lines = styled.div`
  display: grid;
  align-content: space-between;
  height: 64px;
  margin-top: var(--sp-4);
  padding: 5px 2px 6px;

  @media (max-width: 767px) {
    height: 109px;
  }
`

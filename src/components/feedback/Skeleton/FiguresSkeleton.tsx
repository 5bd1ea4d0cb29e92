import { styled } from 'styled-components'
import { SkeletonBlock, SkeletonLine } from './Skeleton.tsx'

/** A placeholder for a row of figures: label, figure, note. Use it inside a `Skeleton`. */
export function FiguresSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Figures>
      {Array.from({ length: count }, (_, index) => (
        <Figure key={index}>
          <SkeletonLine width="50%" height={8} />
          <SkeletonLine width="80%" height={20} />
          <SkeletonLine width="36%" height={8} />
        </Figure>
      ))}
    </Figures>
  )
}

/** Uneven column heights in percent. */
const COLUMN_HEIGHTS = [46, 58, 40, 66, 72, 52, 60, 78, 64, 50, 70, 82]

/** A placeholder for a column chart. Use it inside a `Skeleton`. */
export function ChartSkeleton({ height = 100 }: { height?: number }) {
  return (
    <Columns style={{ height }}>
      {COLUMN_HEIGHTS.map((percent, index) => (
        <SkeletonBlock key={index} height={`${percent}%`} />
      ))}
    </Columns>
  )
}

const Figures = styled.div`
  display: flex;
  gap: var(--sp-6);
`

const Figure = styled.div`
  display: grid;
  flex: 1;
  gap: 10px;
`

const Columns = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--sp-2);
  border-bottom: 1px solid var(--line-2);

  & > * {
    flex: 1;
  }
`

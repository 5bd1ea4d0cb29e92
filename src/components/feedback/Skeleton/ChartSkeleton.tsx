import { styled } from 'styled-components'
import { SkeletonBlock } from './Skeleton.tsx'

/** As many as the days of the usual period. */
const COLUMN_COUNT = 28

/** Uneven column heights in percent, over and over. */
const COLUMN_HEIGHTS = [46, 58, 40, 66, 72, 52, 60, 78, 64, 50, 70, 82]

/** A placeholder for a chart, with room for the line below it if it has one. Use it inside a `Skeleton`. */
export function ChartSkeleton({ height = 100, hasFoot = false }: { height?: number; hasFoot?: boolean }) {
  return (
    <Columns style={{ height }} data-foot={hasFoot || undefined}>
      {Array.from({ length: COLUMN_COUNT }, (_, index) => (
        <SkeletonBlock key={index} height={`${COLUMN_HEIGHTS[index % COLUMN_HEIGHTS.length]}%`} />
      ))}
    </Columns>
  )
}

const Columns = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--sp-2);
  border-bottom: 1px solid var(--line-2);

  &[data-foot] {
    margin-bottom: calc(var(--ctl-h-s) + var(--sp-3));
  }

  & > * {
    flex: 1;
  }
`

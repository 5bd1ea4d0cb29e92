import { styled } from 'styled-components'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'

/** One column of the table to come; widths in px. `lines` takes the room that is left. */
export type SkeletonColumn =
  | { kind: 'cover' }
  | { kind: 'avatar' }
  | { kind: 'lines' }
  | { kind: 'line'; width: number }
  /** `wide`: on screens from 768 px only. */
  | { kind: 'figure'; width: number; wide?: boolean }

export interface TableSkeletonProps {
  /** By default a cover, two lines and what stands beside them in a wide window. */
  columns?: readonly SkeletonColumn[]
  rows?: number
  /** px that the heads of the final table take. */
  head?: number
  /** px; a whole number of rows of the final table keeps the page from jumping. */
  rowHeight?: number
  /** Told to screen readers. */
  label?: string
}

const DEFAULT_COLUMNS: readonly SkeletonColumn[] = [
  { kind: 'cover' },
  { kind: 'lines' },
  { kind: 'figure', width: 64 },
  ...[72, 40, 48, 72, 56, 48, 90].map((width) => ({ kind: 'figure' as const, width, wide: true })),
]

/** Lengths of the names in percent: uneven, as names are. */
const NAMES = [62, 48, 74, 55, 68, 42, 58]

/** A table or list that has not come yet, in the shape of its rows. */
export function TableSkeleton({
  columns = DEFAULT_COLUMNS,
  rows = 8,
  head,
  rowHeight = 52,
  label,
}: TableSkeletonProps) {
  return (
    <Skeleton label={label}>
      <div style={{ height: head }} />
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} style={{ minHeight: rowHeight }}>
          {columns.map((column, index) => (
            <Cell key={index} column={column} row={row} />
          ))}
        </Row>
      ))}
    </Skeleton>
  )
}

function Cell({ column, row }: { column: SkeletonColumn; row: number }) {
  switch (column.kind) {
    case 'cover':
      return <SkeletonBlock width={24} height={36} cover />
    case 'avatar':
      return <SkeletonCircle size={32} />
    case 'line':
      return <SkeletonLine width={column.width} />
    case 'figure':
      return (
        <Figure data-wide={column.wide}>
          <SkeletonLine width={column.width} />
        </Figure>
      )
    case 'lines': {
      const percent = NAMES[row % NAMES.length] ?? 50
      return (
        <Lines>
          <SkeletonLine width={`${percent}%`} />
          <SkeletonLine width={`${percent * 0.6}%`} height={8} />
        </Lines>
      )
    }
  }
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  border-bottom: 1px solid var(--line);

  &:last-child {
    border-bottom: 0;
  }
`

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: 6px;
`

const Figure = styled.div`
  @media (max-width: 767px) {
    &[data-wide='true'] {
      display: none;
    }
  }
`

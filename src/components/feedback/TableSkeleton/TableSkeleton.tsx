import { styled } from 'styled-components'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'

/** A column of the placeholder; widths in px. `lines` takes the remaining space. */
export type SkeletonColumn =
  | { kind: 'cover' }
  | { kind: 'avatar' }
  | { kind: 'lines' }
  | { kind: 'line'; width: number }
  /** `wide`: hidden below 768px. */
  | { kind: 'figure'; width: number; wide?: boolean }

export interface TableSkeletonProps {
  /** What each column holds: a cover, lines of text or a figure. */
  columns?: readonly SkeletonColumn[]
  /** The number of rows. */
  rows?: number
  /** Height of the table's header in px. @default none */
  headHeight?: number
  /** Row height of the table in px, to avoid layout shifts. */
  rowHeight?: number
  /** Text for screen readers. @default "Loading" */
  label?: string
}

const DEFAULT_COLUMNS: readonly SkeletonColumn[] = [
  { kind: 'cover' },
  { kind: 'lines' },
  { kind: 'figure', width: 64 },
  ...[72, 40, 48, 72, 56, 48, 90].map((width) => ({ kind: 'figure' as const, width, wide: true })),
]

/** Uneven name widths in percent. */
const NAME_WIDTHS = [62, 48, 74, 55, 68, 42, 58]

/** A placeholder for a table or list, in the shape of its rows. */
export function TableSkeleton({
  columns = DEFAULT_COLUMNS,
  rows = 8,
  headHeight,
  rowHeight = 52,
  label,
}: TableSkeletonProps) {
  return (
    <Skeleton label={label}>
      <div style={{ height: headHeight }} />
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
      const percent = NAME_WIDTHS[row % NAME_WIDTHS.length] ?? 50
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

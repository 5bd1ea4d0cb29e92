import type { KeyboardEvent, ReactNode } from 'react'
import type { RowLinks } from './BodyRow.tsx'
import type { Column } from './column.ts'
import type { RowOrder } from './useRowOrder.ts'
import type { getGapHeight, getVisibleSpan } from './windowRange.ts'

/** Where the content of an expanded row appears in the table. */
export interface ContentPosition {
  /** The position of its row. */
  position: number
  /** Its own aria-rowindex, from 1. */
  rowIndex: number
  /** The number of visible columns. */
  columns: number
  /** Whether rows are cards. Browsers don't treat those as a table, so rows and cells need explicit roles. */
  cards: boolean
}

/** Makes rows of a table expandable; returned by useExpansion. */
export interface Expansion<Row> {
  /** The top-level rows, followed by the children of expanded rows. */
  rows: readonly Row[]
  order: RowOrder
  columns: readonly Column<Row>[]
  links: RowLinks<Row>
  onOpen: (row: Row) => void
  /** The depth of a row in the tree, from 0. */
  depthOf: (row: Row) => number
  getVisibleSpan: typeof getVisibleSpan
  getGapHeight: typeof getGapHeight
  /** The number of content rows above the row at a position. */
  contentCountAbove: (position: number) => number
  /** The content row below the row at a position, or null. */
  renderContentRow: (row: Row, position: ContentPosition) => ReactNode
  /** Handles a key in the body; `move` focuses the row at a position. */
  onKeyDown: (event: KeyboardEvent, rowAt: (position: number) => Row | undefined, move: (to: number) => void) => void
}

import type { KeyboardEvent, ReactNode } from 'react'
import type { RowLinks } from './BodyRow.tsx'
import type { Column } from './column.ts'
import type { RowOrder } from './useRowOrder.ts'
import type { gapHeight, seenSpan } from './windowRange.ts'

/** Where an opened content stands. */
export interface ContentPlace {
  /** The place of the row that it belongs to. */
  at: number
  /** Its own place among all rows of the table, from 1. */
  rowIndex: number
  /** How many columns are visible. */
  columns: number
  /** Cards are no table to the browser, so rows and cells say their roles there, and only there. */
  cards: boolean
}

/** What lets rows of a table open; made by useExpansion. */
export interface Expansion<Row> {
  /** The rows of the table, and after them those inside opened ones. */
  rows: readonly Row[]
  order: RowOrder
  columns: readonly Column<Row>[]
  links: RowLinks<Row>
  onOpen: (row: Row) => void
  seenSpan: typeof seenSpan
  gapHeight: typeof gapHeight
  /** How many opened contents stand above the row at a place: each is a row of the table as well. */
  contentsAbove: (at: number) => number
  /** What stands below the row at a place: a row of its own, or nothing. */
  contentOf: (row: Row, place: ContentPlace) => ReactNode
  /** A key in the body; `move` puts the focus onto the row at a place. */
  onKeyDown: (event: KeyboardEvent, rowAt: (at: number) => Row | undefined, move: (to: number) => void) => void
}

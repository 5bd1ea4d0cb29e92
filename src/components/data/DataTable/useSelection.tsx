/** The id of a row: unique in the table, the same on every read. */
export type RowId = string | number

/** Rows that can be chosen with check boxes. They stay chosen when a sort moves them and a filter hides them. */
export interface RowSelection<Row> {
  selected: ReadonlySet<RowId>
  onSelect: (selected: ReadonlySet<RowId>) => void
  /** What a row is called: "Select Dracula". */
  nameOf: (row: Row) => string
}

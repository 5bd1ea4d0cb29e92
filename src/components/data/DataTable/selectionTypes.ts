/** The id of a row: unique in the table and stable across reloads. */
export type RowId = string | number

/** Rows selected with check boxes. Sorting and filtering leave the selection as it is. */
export interface RowSelection<Row> {
  selected: ReadonlySet<RowId>
  onSelectionChange: (selected: ReadonlySet<RowId>) => void
  /** The name of a row, for its check box: "Select Dracula". */
  nameOf: (row: Row) => string
}

/** Rows of a table that open. */
export const openRowsText = {
  /** Names the mark that opens a row, where the row's own name is a link. */
  details: (row: string) => `Details of ${row}`,
  /** Before the name of a row that stands inside another. */
  inside: (row: string) => `in ${row}:`,
}

/** What a panel puts around a failure that failures.ts tells; apart from it, as only what has failed needs it. */
export const panelErrorText = {
  /** Stands in for the name of what was asked for. */
  thing: 'this',
  /** Read out before the code, which alone is only a number. */
  status: 'Status',
  body: 'What the server sent',
}

/** What a button that copies says of how it went. */
export const copyText = {
  copied: 'Copied',
  failed: 'Could not copy',
}

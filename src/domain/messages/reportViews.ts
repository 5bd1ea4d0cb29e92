/** Saved views of the results screens (screens.md, Saved views). */
export const viewsText = {
  label: 'Saved views',
  none: 'Nothing saved yet. A saved view keeps the settings, and “last 28 days” stays the last 28 days.',
  name: 'Name of this view',
  save: 'Save',
  /** The name is taken: saving replaces what is kept under it. */
  replace: 'Replace',
  full: (most: number) => `${most} views are kept at most: delete one first.`,
  nameNeeded: 'A name is needed',
  saved: (name: string) => `“${name}” saved`,
  replaced: (name: string) => `“${name}” replaced`,
  rename: (name: string) => `Rename ${name}`,
  newName: 'New name',
  taken: 'Another view has this name',
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” deleted`,
  undo: 'Undo',
}

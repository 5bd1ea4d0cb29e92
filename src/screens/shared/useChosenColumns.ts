import { useState } from 'react'

interface ChosenColumnsOptions<Key extends string> {
  /** All optional columns in table order. */
  all: readonly Key[]
  /** The default columns; they may depend on the window. */
  defaults: readonly Key[]
  /** Columns of the URL; null for the saved or default ones. */
  cols: readonly Key[] | null
  /** Columns saved for the account, or null. Only the value at mount is used: a later choice must not undo Back. */
  saved: readonly Key[] | null
  /** Saves a choice; null for the default columns, whatever they are in another window. */
  onSave: (keys: Key[] | null) => void
  /** Writes a choice to the URL; null if it equals what a URL without columns shows. */
  onColsChange: (cols: readonly Key[] | null) => void
}

/** The columns to show, and what the column chooser needs to change them. */
export interface ChosenColumns<Key extends string> {
  /** In table order. */
  keys: readonly Key[]
  choose: (keys: readonly string[]) => void
  /** Back to the default columns. */
  reset: () => void
}

/** Which optional columns a table shows: those of the URL, else the saved ones, else the default. */
export function useChosenColumns<Key extends string>({
  all,
  defaults,
  cols,
  saved,
  onSave,
  onColsChange,
}: ChosenColumnsOptions<Key>): ChosenColumns<Key> {
  const [savedAtMount] = useState(saved)
  const withoutUrl = savedAtMount ?? defaults
  const show = (keys: readonly Key[]) => onColsChange(keys.join() === withoutUrl.join() ? null : keys)
  return {
    keys: cols ?? withoutUrl,
    choose: (keys) => {
      const chosen = all.filter((key) => keys.includes(key))
      onSave(chosen)
      show(chosen)
    },
    reset: () => {
      onSave(null)
      show(defaults)
    },
  }
}

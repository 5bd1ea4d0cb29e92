/** What someone has entered and neither sent nor discarded. It outlives its form, not the page. */
export interface Draft<T> {
  /** Null: none. */
  read: () => T | null
  write: (value: T | null) => void
}

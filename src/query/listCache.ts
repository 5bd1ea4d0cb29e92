import type { State } from 'swr'

/** How many rows are kept besides those on screen. */
const MAX_ROWS = 300_000

/** SWR's cache of one session in one account. Forgets what has not been shown for longest. */
export class ListCache extends Map<string, State<unknown, unknown>> {
  /** Keys that nothing shows any more, the first released first. */
  private readonly released = new Set<string>()

  /** Keeps a list while it is shown. */
  retain(key: string): void {
    this.released.delete(key)
  }

  /** Lets a list be forgotten. */
  release(key: string): void {
    this.retain(key)
    this.released.add(key)
    let rows = [...this.released].reduce((sum, each) => sum + rowsIn(this.get(each)?.data), 0)
    for (const oldest of this.released) {
      if (rows <= MAX_ROWS) return
      rows -= rowsIn(this.get(oldest)?.data)
      this.retain(oldest)
      this.delete(oldest)
    }
  }
}

/** A list counts its rows, anything else 1. */
function rowsIn(data: unknown): number {
  if (Array.isArray(data)) return data.length
  const { rows } = Object(data) as { rows?: unknown }
  return Array.isArray(rows) ? rows.length : 1
}

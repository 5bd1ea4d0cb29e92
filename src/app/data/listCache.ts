import { unstable_serialize, type State } from 'swr'

/** How many lists are kept besides those of the start. */
const MAX_LISTS = 20

/** Key of the lists of the start, which are kept for the whole session. */
export const START_UP_KEY = ['start-up'] as const
const KEPT = unstable_serialize(START_UP_KEY)

/** SWR's cache of one session in one account. Forgets the lists that have not been shown for longest. */
export class ListCache extends Map<string, State<unknown, unknown>> {
  /** Keys that nothing shows any more, the first released first. */
  private readonly released = new Set<string>()

  /** Keeps a list while it is shown. */
  retain(key: string): void {
    this.released.delete(key)
  }

  /** Lets a list be forgotten. */
  release(key: string): void {
    if (key === KEPT) return
    this.retain(key)
    this.released.add(key)
    this.forgetOldest()
  }

  override set(key: string, value: State<unknown, unknown>): this {
    super.set(key, value)
    this.forgetOldest()
    return this
  }

  private forgetOldest(): void {
    for (const key of this.released) {
      if (this.size - (this.has(KEPT) ? 1 : 0) <= MAX_LISTS) return
      this.released.delete(key)
      this.delete(key)
    }
  }
}

import type { Account, Me } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable } from '#domain/loadable.ts'

/** As one's own account, or as staff seeing what another sees. */
export type MoveMode = 'switch' | 'masquerade'

/** A role or a function, by its name. */
export interface NamedThing {
  id: string
  name: string
}

/** The way to another account. What succeeds leaves this page. */
export interface Moving {
  /** The id of the account whose token is on its way; null: none. While there is one, no other may be asked for. */
  to: string | null
  /** What failed last; the account is still the one before. */
  failed: { account: Account; mode: MoveMode; failure: Failure } | null
  onMove: (account: Account, mode: MoveMode) => void
  /** What failed is no longer of interest. */
  onForget: () => void
}

export type Theme = 'dark' | 'light'

export interface AccountScreenProps {
  profile: Loadable<Me>
  roles: Loadable<readonly NamedThing[]>
  functions: Loadable<readonly NamedThing[]>
  accounts: Loadable<readonly Account[]>
  /** The account that is worked in, which is known by its id before its name; null until then. */
  currentId: string | null
  currentName: string | null
  /** Internal staff: may see the product as another account sees it (spec section 6). */
  staff: boolean
  moving: Moving
  theme: Theme
  onTheme: (theme: Theme) => void
}

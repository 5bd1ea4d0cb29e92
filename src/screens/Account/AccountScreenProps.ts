import type { Account, Me } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable } from '#domain/loadable.ts'

/** Switching to one of the user's own accounts, or viewing any account as staff. */
export type MoveMode = 'switch' | 'masquerade'

/** A role or a permission. */
export interface NamedThing {
  id: string
  name: string
}

/** State and actions of a switch to another account. A successful switch leaves this page. */
export interface Moving {
  /** Account id of the pending switch, or null. No other switch may start until it is settled. */
  to: string | null
  /** The last failed switch; the current account has not changed. */
  failed: { account: Account; mode: MoveMode; failure: Failure } | null
  onMove: (account: Account, mode: MoveMode) => void
  /** Dismisses the failure. */
  onForget: () => void
}

export type Theme = 'dark' | 'light'

export interface AccountScreenProps {
  profile: Loadable<Me>
  roles: Loadable<readonly NamedThing[]>
  functions: Loadable<readonly NamedThing[]>
  accounts: Loadable<readonly Account[]>
  /** Current account. Its id is known before its name; both are null until known. */
  currentId: string | null
  currentName: string | null
  /** Internal staff, who may masquerade as any account (spec section 6). */
  staff: boolean
  moving: Moving
  theme: Theme
  onTheme: (theme: Theme) => void
}

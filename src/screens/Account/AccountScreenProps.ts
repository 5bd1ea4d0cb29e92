import type { Account, Me } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable } from '#domain/loadable.ts'

/** Switching to one of the user's own accounts, or viewing any account as staff. */
type SwitchMode = 'switch' | 'masquerade'

/** A role or a permission. */
export interface NamedItem {
  id: string
  name: string
}

/** State and actions of a switch to another account. A successful switch leaves this page. */
export interface AccountSwitch {
  /** Account id of the pending switch, or null. No other switch may start until it is settled. */
  pendingId: string | null
  /** The last failed switch; the current account has not changed. */
  failed: { account: Account; mode: SwitchMode; failure: Failure } | null
  onSwitch: (account: Account, mode: SwitchMode) => void
  /** Cancels the pending switch, if any, and dismisses the failure. */
  onCancel: () => void
}

export type Theme = 'dark' | 'light'

export interface AccountScreenProps {
  /** The signed-in user. */
  profile: Loadable<Me>
  /** Their roles. */
  roles: Loadable<readonly NamedItem[]>
  /** Their permissions. */
  functions: Loadable<readonly NamedItem[]>
  /** The accounts that they may open. */
  accounts: Loadable<readonly Account[]>
  /** Current account. Its id is known before its name; both are null until known. */
  currentId: string | null
  /** Its name. */
  currentName: string | null
  /** Internal staff, who may masquerade as any account (spec section 6). */
  isStaff: boolean
  /** State and actions of a switch to another account. */
  accountSwitch: AccountSwitch
  /** The theme in use. */
  theme: Theme
  /** Chooses a theme. */
  onThemeChange: (theme: Theme) => void
}

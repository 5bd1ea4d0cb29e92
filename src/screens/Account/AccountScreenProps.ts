import type { ThemeName } from '#components/theme/tokens.ts'
import type { Account, Me } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { AccountSwitch } from '#screens/shared/accounts/AccountSwitch.ts'

/** A role or a permission. */
export interface NamedItem {
  id: string
  name: string
}

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
  theme: ThemeName
  /** Chooses a theme. */
  onThemeChange: (theme: ThemeName) => void
}

import type { Account, SwitchMode } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'

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

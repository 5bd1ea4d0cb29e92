import type { Account, SwitchMode } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import { dedupeMessages } from '#domain/dedupeMessages.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { asSentences } from '#domain/text/asSentences.ts'

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

/** Why an account could not be opened, and what follows from it, in sentences. */
export function describeSwitchFailure(failure: Failure, consequence: string): string {
  const { title, sentence } = describeAttempt(
    { ...failure, sentence: switchingText.sentence(failure.kind) },
    switchingText.failureNoun,
  )
  const details = dedupeMessages(failure.details, [title])
  return asSentences([title, ...(details.length > 0 ? details : [sentence]), consequence])
}

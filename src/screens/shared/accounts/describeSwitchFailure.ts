import { dedupeMessages } from '#domain/dedupeMessages.ts'
import type { Failure } from '#domain/failure.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'

/** Why an account could not be opened, and what follows from it, in sentences. */
export function describeSwitchFailure(failure: Failure, consequence: string): string {
  const { title, sentence } = describeAttempt(
    { ...failure, sentence: switchingText.sentence(failure.kind) },
    switchingText.failureNoun,
  )
  const details = dedupeMessages(failure.details, [title])
  return [title, ...(details.length > 0 ? details : [sentence]), consequence].map(withFullStop).join(' ')
}

/** Adds the full stop that a server's message may lack. */
const withFullStop = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

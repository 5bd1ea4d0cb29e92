import { dedupeMessages } from '#domain/dedupeMessages.ts'
import type { Failure } from '#domain/failure.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { asSentences } from '#domain/text/asSentences.ts'

/** Why an account could not be opened, and what follows from it, in sentences. */
export function describeSwitchFailure(failure: Failure, consequence: string): string {
  const { title, sentence } = describeAttempt(
    { ...failure, sentence: switchingText.sentence(failure.kind) },
    switchingText.failureNoun,
  )
  const details = dedupeMessages(failure.details, [title])
  return asSentences([title, ...(details.length > 0 ? details : [sentence]), consequence])
}

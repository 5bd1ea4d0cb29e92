import { failureFrom, loginFailureText } from '#api/failure.ts'
import { ApiError, UnreadableError } from '#api/errors.ts'
import { commonText } from '#domain/messages/common.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import { passwordsText } from '#domain/messages/session.ts'
import { adaptersOf, isBadToken, isAboutEmail } from '../config/adapters.ts'
import type { AppConfig } from '../config/environment.ts'

/**
 * Requests a reset link. Resolves with null also for unknown email addresses, so as not to reveal which exist, else
 * with an error message.
 */
export async function requestResetLink(config: AppConfig, email: string): Promise<string | null> {
  try {
    await adaptersOf(config).requestResetLink(email)
    return null
  } catch (error) {
    return isAboutEmail(error) ? null : failureText(error)
  }
}

/** Sets a password. Resolves with success, an invalid or expired link, or an error message for the form. */
export async function setPassword(
  config: AppConfig,
  token: string,
  password: string,
): Promise<{ kind: 'done' | 'bad-link' } | { kind: 'failed'; text: string }> {
  try {
    await adaptersOf(config).setPassword(token, password)
    return { kind: 'done' }
  } catch (error) {
    if (isBadToken(error)) return { kind: 'bad-link' }
    // The server may have done it: the password in use may be the new one.
    if (error instanceof UnreadableError)
      return { kind: 'failed', text: failureText(error, passwordsText.reset.tryLoggingIn) }
    const isInvalidPassword = error instanceof ApiError && error.status === 422
    return { kind: 'failed', text: isInvalidPassword ? loginFailureText(error) : failureText(error) }
  }
}

function failureText(error: unknown, advice = commonText.tryLater): string {
  const failure = failureFrom(error)
  const { title, sentence } = describeFailure(failure, '')
  return `${title}. ${failure.kind === 'network' || failure.kind === 429 ? sentence : advice}`
}

import { failureFrom, loginAnswer } from '#api/failure.ts'
import { ApiError, UnreadableError } from '#api/errors.ts'
import { commonText } from '#domain/messages/common.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { passwordsText } from '#domain/messages/session.ts'
import { isAboutEmail, isBadToken } from '#api/publicFailures.ts'
import { adaptersOf } from '#api/adapters.ts'
import type { AppConfig } from '../config/environment.ts'

/**
 * Requests a reset link. Resolves also for unknown email addresses, so as not to reveal which exist. Throws CallErrors.
 */
export async function requestResetLink(config: AppConfig, email: string, signal: AbortSignal): Promise<void> {
  try {
    await adaptersOf(config).requestResetLink(email, signal)
  } catch (error) {
    if (!isAboutEmail(error)) throw error
  }
}

/** Sets a password. Resolves with false if the link is invalid or has expired. Throws CallErrors. */
export async function setPassword(config: AppConfig, token: string, password: string, signal: AbortSignal) {
  try {
    await adaptersOf(config).setPassword(token, password, signal)
    return true
  } catch (error) {
    if (isBadToken(error)) return false
    throw error
  }
}

/** What the form says if a password could not be set. */
export function resetFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 422) return loginAnswer(error) ?? commonText.tryLater
  // The server may have done it: the password in use may be the new one.
  return failureText(error, error instanceof UnreadableError ? passwordsText.reset.tryLoggingIn : commonText.tryLater)
}

/** What a form says about an error: its title, and what to do. */
export function failureText(error: unknown, advice = commonText.tryLater): string {
  const failure = failureFrom(error)
  const { title, sentence } = describeAttempt(failure, '')
  return `${title}. ${failure.kind === 'network' || failure.kind === 429 ? sentence : advice}`
}

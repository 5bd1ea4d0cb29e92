/** Texts about the session itself. */
export const sessionText = {
  refreshMissing: 'Sign-in failed: the server gave no refresh token, or no expiry for it.',
  refreshUnsupported: 'Sign-in failed: the server gave a refresh token, which this app is not set up for.',
  expired: 'Your session has ended. Please log in again.',
  expiringTitle: 'Your session ends in less than five minutes',
  expiring: 'Log in again to go on working. You come back to this page.',
  logInAgain: 'Log in again',
  peopleFailed: 'Your account details could not be loaded.',
  retry: 'Try again',
  changedElsewhere: 'The account changed in another tab.',
  reload: 'Reload',
}

import type { FailureKind } from '../failure.ts'
import { shortName } from '../text/shortenText.ts'

/* Login, passwords, sessions, and switching accounts. */

/** Texts about the session itself. */
export const sessionText = {
  /** The server's refresh tokens don't match the app's settings. */
  refreshMismatch: 'We couldn’t log you in. Contact support.',
  expired: 'Your session has ended. Please log in again.',
  expiringTitle: 'Your session ends in less than five minutes',
  expiring: 'Log in again to carry on. You’ll return to this page.',
  logInAgain: 'Log in again',
  detailsFailed: 'We couldn’t load your account details.',
  retry: 'Try again',
  /** Cookies are blocked, or the token is too long for one. */
  notKept: 'Your browser couldn’t keep this login.',
  notKeptText: 'You can work as usual, but you’ll have to log in again once you reload or close this page.',
  understood: 'Got it',
  switchedInAnotherTab: 'You switched account in another tab.',
  reload: 'Reload',
}

/** The Login page (spec section 2). */
export const loginText = {
  tagline: 'Bring your books into the light',
  prompt: 'Log in to get started',
  email: 'Email Address',
  password: 'Password',
  forgot: 'Forgot password?',
  signIn: 'Sign in',
  signingIn: 'Logging in',
  /** The text around the link to the showcase. */
  showcaseHint: { before: 'Just looking? See the ', link: 'latest showcase', after: '.' },
  alreadyLoggedIn: 'Looks like you are already logged in',
  passwordChanged: 'Password changed. Log in with your new one.',
  cookiesBlocked: 'Cookies are blocked in this browser. Allow them for this site, then log in.',
}

/** The pages for a forgotten password. */
export const passwordsText = {
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter your email address and we’ll send you a reset link.',
    send: 'Send link',
    sending: 'Sending',
    sentTitle: 'Check your inbox',
    /** The same for unknown addresses. */
    sent: 'If that address is registered, we’ve sent a link.',
    sentNote: 'It can take a few minutes. Check your spam folder too.',
    another: 'Try another address',
    backToLogin: 'Back to log in',
    unavailable: 'Password reset isn’t available here. Contact your administrator.',
  },
  reset: {
    title: 'Set a new password',
    text: 'This replaces your old password.',
    password: 'New password',
    confirm: 'Confirm new password',
    confirmRequired: 'Confirm your new password',
    mismatch: 'Passwords don’t match',
    save: 'Set password',
    saving: 'Setting password',
    /** After a reply that does not say whether the password was changed. */
    tryLoggingIn: 'Try logging in with the new password first.',
    unavailable: 'Password reset isn’t available here. Contact your administrator.',
  },
}

/** Errors of form fields (spec section 5). */
export const validationText = {
  emailRequired: 'Email is required',
  emailInvalid: 'Must be a valid email',
  passwordRequired: 'Password is required',
  required: (field: string) => `${field} is a required field`,
  tooLong: (field: string, max: number) => `${field} must be at most ${max} characters`,
  several: (count: number) => `${count} errors occurred`,
}

/** A link that was made in another account. */
export const linkText = {
  madeIn: (account: string | null) =>
    `This link was made in ${account === null ? 'another account' : shortName(account)}.`,
  noAccess: 'You don’t have access to this account.',
  /** What opening it here means. */
  here: (account: string | null, isListed: boolean | null) =>
    [
      ...(isListed === false ? ['This link was made in it.'] : []),
      ...(account === null ? [] : [`You’re in ${shortName(account)}.`]),
    ].join(' '),
  switchTo: (account: string) => `Switch to ${shortName(account)}`,
  openHere: 'Open it here anyway',
  /** A page of which this account has none. */
  notFound: (noun: string, account: string) => `We couldn’t find ${noun} in ${shortName(account)}.`,
}

/** Switching accounts, and masquerading (spec section 4). */
export const switchingText = {
  heading: 'Switch account',
  switched: 'Switched account',
  nowIn: (account: string) => `You’re now in ${shortName(account)}.`,
  viewing: (account: string) => `You’re viewing Lightshelf as ${shortName(account)}.`,
  /** The noun in a failure’s sentence. */
  failureNoun: 'this account',
  /** A failure’s own sentence; undefined keeps the default one. */
  sentence: (kind: FailureKind) => (kind === 404 ? 'This account no longer exists.' : undefined),
  failed: (account: string) => `Couldn’t switch to ${shortName(account)}`,
  /** At the start: the account of the last time is gone, and this one, the first in the list, could not be opened. */
  notOpened: (account: string) => `We couldn’t open ${shortName(account)}`,
  /** Where it is not known which. */
  noneOpened: 'We couldn’t open an account',
  notInList: 'The account you used last is not in your list. Choose one below.',
  stopFailed: 'Couldn’t stop masquerading',
  /** After a failure: nothing is lost. */
  nothingChanged: (account: string | null) =>
    account === null ? 'Nothing has changed.' : `You’re still in ${shortName(account)}.`,
  ownAccountUnknown: 'We couldn’t find your own account. Log out, then log in again.',
}

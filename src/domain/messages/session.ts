import type { FailureKind } from '../failure.ts'

/* Login, passwords, sessions, and the switch from one account to another. */

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

/** The Login page (spec section 2; behaviour.md, Session). */
export const loginText = {
  tagline: 'Bring your books into the light',
  prompt: 'Log in to get started',
  email: 'Email Address',
  password: 'Password',
  forgot: 'Forgot password?',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  /** The sentence around the link to the showcase. */
  looking: { before: 'Just looking? See the ', link: 'latest showcase', after: '.' },
  already: 'Looks like you are already logged in',
  passwordChanged: 'Your password is changed. Sign in with the new one.',
  cookiesBlocked: 'Cookies are blocked in this browser. Allow them for this site, then sign in.',
}

/** The pages of a forgotten password (screens.md, Login, forgot, reset). */
export const passwordsText = {
  forgot: {
    title: 'Forgot your password?',
    text: 'Type the e-mail address that you log in with. We send you a link to set a new password.',
    send: 'Send the link',
    sending: 'Sending',
    sentTitle: 'Look in your inbox',
    /** The same whether or not there is such a user. */
    sent: 'If that address is registered, we have sent a link.',
    sentNote: 'It can take a few minutes. Look among unwanted mail too.',
    another: 'Try another address',
    backToLogin: 'Back to log in',
    unavailable: 'A link to set a new password cannot be sent from here. Ask whoever looks after your account.',
  },
  reset: {
    title: 'Set a new password',
    text: 'It takes the place of the one you had.',
    password: 'New password',
    repeat: 'New password again',
    repeatRequired: 'Type the new password again',
    differ: 'The two passwords are not the same',
    save: 'Set password',
    saving: 'Setting password',
    unavailable: 'A new password cannot be set from here. Ask whoever looks after your account.',
  },
}

/** What a form says of a wrong value (spec section 5; behaviour.md, Numbers, dates, text). */
export const validationText = {
  emailRequired: 'Email is required',
  emailInvalid: 'Must be a valid email',
  passwordRequired: 'Password is required',
  required: (field: string) => `${field} is a required field`,
  tooLong: (field: string, max: number) => `${field} must be at most ${max} characters`,
  several: (count: number) => `${count} errors occurred`,
}

/** Going from one account to another, and seeing the product as another (spec section 4, Masquerade). */
export const switchingText = {
  switched: 'Account changed',
  nowIn: (account: string) => `You now work in ${account}.`,
  viewing: (account: string) => `You now see Lightshelf as ${account} does.`,
  /** What is asked for, in the words for a failure. */
  theAccount: 'this account',
  /** The account itself is what is not there; undefined: the usual sentence is true. */
  sentence: (kind: FailureKind) => (kind === 404 ? 'This account is not there any more.' : undefined),
  failed: (account: string) => `Could not change to ${account}`,
  stopFailed: 'Could not stop masquerading',
  /** Said of a failure: nothing is lost. */
  still: (account: string | null) => (account === null ? 'Nothing has changed.' : `You are still in ${account}.`),
  ownUnknown: 'Your own account is not known. Log out, then log in again.',
}

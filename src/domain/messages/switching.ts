import type { FailureKind } from '../failure.ts'

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

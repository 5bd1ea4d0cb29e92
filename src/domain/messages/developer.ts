/* The developer panel of the demo. */

/** The developer panel of the demo; a production build has neither it nor these. */
export const developerText = {
  open: 'Developer panel',
  title: 'Developer panel',
  note: 'Only in the demo: who is signed in, slow answers, failures.',
  people: {
    title: 'Sign in without a password',
    person: 'Person',
    action: 'Sign in',
    busy: 'Signing in',
    failed: 'The sign-in failed: ',
  },
  sleep: {
    title: 'A slow answer',
    seconds: 'Seconds',
    action: 'Ask for it',
    busy: 'Asking',
    answered: (seconds: string) => `Answered after ${seconds} s`,
    failed: 'No answer: ',
    signedOut: 'Sign in first.',
  },
  faults: {
    title: 'Failures',
    call: 'Call',
    failure: 'Failure',
    action: 'Let it fail',
    none: 'No call fails.',
    clear: 'All as usual',
    reload: 'Reload the page',
  },
  reset: {
    title: 'Start over',
    text: 'Forgets what was rated, sent and chosen, signs out and opens the first page.',
    action: 'Reset the demo',
  },
}

/* The developer panel of the demo. */

/** The demo's developer panel. A production build contains neither the panel nor these texts. */
export const developerText = {
  open: 'Developer panel',
  title: 'Developer panel',
  note: 'Demo only: switch users, slow responses, failures.',
  noMockApi: {
    title: 'The example data can’t load',
    text: 'It comes from a service worker, which this browser doesn’t allow here. Private windows often don’t.',
    reload: 'Reload',
  },
  login: {
    title: 'Log in without a password',
    person: 'User',
    action: 'Log in',
    busy: 'Logging in',
    failed: 'Login failed: ',
  },
  slowResponse: {
    title: 'Slow response',
    seconds: 'Seconds',
    action: 'Send request',
    busy: 'Waiting',
    answered: (seconds: string) => `Response after ${seconds} s`,
    failed: 'No response: ',
    signedOut: 'Log in first.',
  },
  faults: {
    title: 'Failures',
    call: 'Request',
    failure: 'Failure',
    action: 'Fail this request',
    none: 'No requests fail.',
    clear: 'Clear failures',
    reload: 'Reload page',
  },
  reset: {
    title: 'Start over',
    text: 'Clears ratings, uploads and settings, logs you out and opens the first page.',
    action: 'Reset demo',
  },
}

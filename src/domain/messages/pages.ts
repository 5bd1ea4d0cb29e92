/** Pages that hold nothing but a message and a way on. */
export const pagesText = {
  notFound: {
    title: 'This page isn’t on the shelf',
    text: 'The address may be mistyped, or the page has moved.',
  },
  globalError: {
    title: 'Apologies, something went wrong:',
  },
  routerError: {
    title: 'Unexpected Application Error!',
  },
  emptyAccount: {
    title: 'No account to open',
    text: 'Your user is not a member of any account. Ask your administrator to add you, then log in again.',
  },
  newVersion: {
    title: 'A new version is available',
    text: 'Reload to go on with it. You stay logged in.',
    reload: 'Reload',
  },
}

import { fullNumber } from '#domain/format.ts'

const accounts = (count: number) => (count === 1 ? '1 account' : `${fullNumber(count)} accounts`)

/** The account page (screens.md, Account). */
export const accountText = {
  heading: 'Account',
  sub: 'Your profile and what you see when you sign in.',
  profile: {
    heading: 'Profile',
    thisProfile: 'your profile',
    first: 'First name',
    last: 'Last name',
    userName: 'User name',
    email: 'E-mail',
    since: 'Active since',
    notActivated: 'Not activated',
  },
  roles: {
    heading: 'Roles',
    these: 'your roles',
    none: 'You have no roles in this account.',
    note: 'Roles are set by your account administrator.',
  },
  functions: {
    heading: 'What you can do',
    these: 'what you can do',
    none: 'Nothing is set for you in this account.',
  },
  theme: {
    heading: 'Theme',
    dark: 'Dark',
    light: 'Light',
    default: 'default',
  },
  switcher: {
    heading: 'Switch account',
    these: 'your accounts',
    count: (shown: number, all: number) => (shown === all ? accounts(all) : `${fullNumber(shown)} of ${accounts(all)}`),
    only: 'This is your only account.',
    search: 'Search accounts',
    current: 'Current',
    switch: 'Switch',
    switchTo: (account: string) => `Switch to ${account}`,
    nothing: (search: string) => `No account matches “${search}”.`,
    more: (count: number) => `Show ${fullNumber(count)} more`,
  },
  masquerade: {
    heading: 'Masquerade',
    staffOnly: 'Staff only',
    text: 'See the product as another account sees it. A bar stays at the top until you stop.',
    account: 'Account',
    placeholder: 'Name or id',
    byId: (id: string) => `The account with the id “${id}”`,
    nothing: 'No account matches.',
    start: 'Start',
    confirm: (account: string) => `See Lightshelf as ${account}?`,
    confirmText:
      'What you see and change is that account’s, as if you worked there. Stop it in the bar at the top to come back to your own account.',
    cancel: 'Cancel',
    confirmStart: 'Start masquerading',
  },
}

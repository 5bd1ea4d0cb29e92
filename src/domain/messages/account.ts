import { formatNumber } from '../format.ts'
import { shortName } from '../text/shortenText.ts'

/* The account page and the list of users. */

const accounts = (count: number) => (count === 1 ? '1 account' : `${formatNumber(count)} accounts`)

/** The account page. */
export const accountText = {
  heading: 'Account',
  sub: 'Your profile, permissions and accounts.',
  profile: {
    heading: 'Profile',
    failureNoun: 'your profile',
    firstName: 'First name',
    lastName: 'Last name',
    userName: 'Username',
    email: 'Email',
    activated: 'Activated',
    notActivated: 'Not activated',
  },
  rolesAndPermissions: 'Roles and permissions',
  roles: {
    heading: 'Roles',
    failureNoun: 'your roles',
    none: 'You have no roles in this account.',
    note: 'Roles are set by your account administrator.',
  },
  permissions: {
    heading: 'Permissions',
    failureNoun: 'your permissions',
    none: 'You have no permissions in this account.',
  },
  theme: {
    heading: 'Theme',
    dark: 'Dark',
    light: 'Light',
    default: 'default',
  },
  switcher: {
    failureNoun: 'your accounts',
    count: (shown: number, all: number) =>
      shown === all ? accounts(all) : `${formatNumber(shown)} of ${accounts(all)}`,
    only: 'This is your only account.',
    search: 'Search accounts',
    current: 'Current',
    switch: 'Switch',
    switchTo: (account: string) => `Switch to ${shortName(account)}`,
    noMatch: (search: string) => `No accounts match “${search}”.`,
    showMore: (count: number) => `Show ${formatNumber(count)} more`,
  },
  masquerade: {
    heading: 'Masquerade',
    staffOnly: 'Staff only',
    text: 'View Lightshelf as a customer sees it. A banner stays at the top until you stop.',
    account: 'Account',
    placeholder: 'Choose an account',
    search: 'Name or ID',
    byId: (id: string) => `Account with ID “${id}”`,
    noMatch: 'No accounts match.',
    start: 'Start',
    confirm: (account: string) => `View Lightshelf as ${shortName(account)}?`,
    confirmText:
      'You’ll see this account’s data, and changes you make are saved to it. Use Stop in the banner to return to your own account.',
    cancel: 'Cancel',
    confirmStart: 'Start masquerading',
  },
}

const users = (count: number) => (count === 1 ? '1 user' : `${formatNumber(count)} users`)

/** The Users screen. */
export const usersText = {
  heading: 'Users',
  noun: { one: 'user', many: 'users' },
  /** The noun in a failure’s sentence. */
  failureNoun: 'these users',
  /** '11 users in Harbour & Vale, 1 not activated.' Searched: '3 of 11 users in Harbour & Vale.' */
  sub: ({ shown, all, waiting }: { shown: number; all: number; waiting: number }, account: string | null) => {
    const part = shown === all ? '' : `${formatNumber(shown)} of `
    const notActivated = part !== '' || waiting === 0 ? '' : `, ${formatNumber(waiting)} not activated`
    return `${part}${users(all)} in ${account === null ? 'this account' : shortName(account)}${notActivated}.`
  },
  /** While the users load. */
  subWhileLoading: (account: string | null) => `Users in ${account === null ? 'this account' : shortName(account)}.`,
  caption: 'Users with access to this account',
  search: 'Search users',
  fileNames: {
    shown: (day: string) => `users-${day}.csv`,
    excel: (day: string) => `users-${day}-for-excel.csv`,
  },
  sortBy: 'Sort',

  columns: { name: 'Name', user: 'Username', email: 'Email', active: 'Activated' },
  username: (name: string) => `Username ${shortName(name)}`,
  /** The ascending and the descending order of each column. */
  orders: {
    name: ['Name, A to Z', 'Name, Z to A'],
    email: ['Email, A to Z', 'Email, Z to A'],
    active: ['Activated, oldest first', 'Activated, newest first'],
  },
  you: 'You',
  noEmail: 'No email',
  notActivated: 'Not activated',
  copy: (email: string) => `Copy ${shortName(email)}`,
  copied: 'Email address copied',
  copyFailed: 'Couldn’t copy the email address',

  csvHeads: { first: 'First name', last: 'Last name', user: 'Username', email: 'Email', active: 'Activated' },

  none: {
    title: 'No users yet',
    text: 'Users appear here once they’re added to this account.',
    action: 'Refresh',
  },
  noMatch: {
    title: (search: string) => `No users match “${search}”`,
    text: 'We searched names, usernames and emails.',
    action: 'Clear search',
  },
}

import { fullNumber } from '../format.ts'

/* The account page and the list of users. */

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
    invalid: 'Choose an account',
    start: 'Start',
    confirm: (account: string) => `See Lightshelf as ${account}?`,
    confirmText:
      'What you see and change is that account’s, as if you worked there. Stop it in the bar at the top to come back to your own account.',
    cancel: 'Cancel',
    confirmStart: 'Start masquerading',
  },
}

const people = (count: number) => `${fullNumber(count)} ${count === 1 ? 'person' : 'people'}`

/** The Users screen (screens.md, Users; visual.md, screen 8). */
export const usersText = {
  heading: 'Users',
  noun: { one: 'person', many: 'people' },
  /** What a failure calls them. */
  these: 'these users',
  /** '11 people can sign in to Harbour & Vale. 1 has not activated yet.' */
  sub: ({ all, waiting }: { all: number; waiting: number }, account: string | null) =>
    `${people(all)} can sign in to ${account ?? 'this account'}.${waiting === 0 ? '' : ` ${fullNumber(waiting)} ${waiting === 1 ? 'has' : 'have'} not activated yet.`}`,
  /** The same before they are counted. */
  subBefore: (account: string | null) => `People who can sign in to ${account ?? 'this account'}.`,
  caption: 'People with access to this account',
  search: 'Search people',
  found: (found: number, all: number) => `${fullNumber(found)} of ${people(all)}`,
  export: 'Export CSV',
  /** The file's name; `part` when not all users are here. */
  fileName: (day: string, part: boolean) => `users-${day}${part ? '-part' : ''}.csv`,
  sortBy: 'Sort',

  columns: { name: 'Name', user: 'User name', email: 'E-mail', active: 'Active since' },
  /** Each order by what comes first. */
  orders: {
    name: ['Name, A to Z', 'Name, Z to A'],
    user: ['User name, A to Z', 'User name, Z to A'],
    email: ['E-mail, A to Z', 'E-mail, Z to A'],
    active: ['Active, oldest first', 'Active, newest first'],
  },
  you: 'You',
  sameEmail: 'Same as user name',
  /** The same in a card, where no head says what it is. */
  sameEmailLong: 'E-mail same as user name',
  noEmail: 'No e-mail',
  notActivated: 'Not activated',
  copy: (email: string) => `Copy ${email}`,
  copied: 'E-mail address copied',
  copyFailed: 'The e-mail address could not be copied',

  file: { first: 'First name', last: 'Last name', user: 'User name', email: 'E-mail', active: 'Active since' },

  none: {
    title: 'Nobody has access yet',
    text: 'People appear here as soon as they are added to this account.',
    action: 'Look again',
  },
  noMatch: {
    title: (search: string) => `Nobody matches “${search}”`,
    text: 'Searched in names, user names and e-mails.',
    action: 'Show everybody',
  },
}

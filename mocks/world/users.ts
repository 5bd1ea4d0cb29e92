import { dayNumber, dayFromNumber, type Day } from '#domain/day.ts'
import { ACCOUNTS, type WorldAccount } from './accounts.ts'
import { randomInt, pick, randomFraction } from './random.ts'

/** A user of the mock world. Activated users can sign in with the password 'demo'. */
export interface WorldUser {
  id: number
  userName: string
  firstName: string
  lastName: string
  email: string
  activatedOn: Day | null
  isStaff: boolean
  /** The user's accounts; sign-in starts in the first. */
  accountIds: readonly string[]
}

export const PASSWORD = 'demo'

const CUSTOMER_ACCOUNTS = ACCOUNTS.filter(({ staffOnly }) => !staffOnly).map(({ id }) => id)
const HARBOUR_DOMAIN = 'harbourvale.example'

const harbourValeUser = (
  id: number,
  userName: string,
  firstName: string,
  lastName: string,
  email: string,
  activatedOn: Day | null,
  accountIds: readonly string[],
): WorldUser => ({
  id,
  userName: `${userName}@${HARBOUR_DOMAIN}`,
  firstName,
  lastName,
  email: `${email}@${HARBOUR_DOMAIN}`,
  activatedOn,
  isStaff: false,
  accountIds,
})

const HARBOUR_VALE: readonly WorldUser[] = [
  harbourValeUser(11, 'demo', 'Imogen', 'Ashby', 'imogen.ashby', '2024-03-04', CUSTOMER_ACCOUNTS),
  harbourValeUser(12, 'theo.marchetti', 'Theo', 'Marchetti', 'theo.marchetti', '2024-03-04', ['HV01', 'QA07']),
  harbourValeUser(13, 'priya.raman', 'Priya', 'Raman', 'priya.raman', '2024-06-17', ['HV01']),
  harbourValeUser(14, 'callum.ferguson', 'Callum', 'Ferguson', 'press', '2025-01-20', ['HV01']),
  harbourValeUser(15, 'noor.haddad', 'Noor', 'Haddad', 'noor.haddad', '2025-02-11', ['HV01']),
  harbourValeUser(16, 'beatrix.lund', 'Beatrix', 'Lund', 'beatrix.lund', '2025-05-06', ['HV01']),
  harbourValeUser(17, 'samuel.okafor', 'Samuel', 'Okafor', 'rights', '2025-09-15', ['HV01']),
  harbourValeUser(18, 'elodie.garnier', 'Élodie', 'Garnier', 'elodie.garnier', '2025-11-03', ['HV01']),
  harbourValeUser(19, 'marcus.whitlock', 'Marcus', 'Whitlock', 'marcus.whitlock', '2026-02-24', ['HV01']),
  harbourValeUser(20, 'hana.kobayashi', 'Hana', 'Kobayashi', 'hana.kobayashi', '2026-06-08', ['HV01']),
  harbourValeUser(21, 'rory.quinn', 'Rory', 'Quinn', 'rory.quinn', null, ['HV01']),
]

const STAFF: WorldUser = {
  id: 1,
  userName: 'staff@lightshelf.example',
  firstName: 'Robin',
  lastName: 'Calder',
  email: 'staff@lightshelf.example',
  activatedOn: '2023-09-01',
  isStaff: true,
  accountIds: ACCOUNTS.map(({ id }) => id),
}

const FIRST_NAMES = [
  'Ada',
  'Bashir',
  'Clara',
  'Dmitri',
  'Esther',
  'Farah',
  'Gwen',
  'Hugo',
  'Ines',
  'Jonas',
  'Kavya',
  'Liam',
  'Maren',
  'Nadia',
  'Owen',
  'Petra',
  'Quentin',
  'Rosa',
  'Søren',
  'Tamsin',
  'Uma',
  'Viktor',
  'Wren',
  'Yusuf',
  'Zoë',
]
const LAST_NAMES = [
  'Abara',
  'Blackwood',
  'Castellan',
  'Dunmore',
  'Eriksen',
  'Fairley',
  'Grant',
  'Hollis',
  'Ibsen',
  'Jarvis',
  'Kerr',
  'Lindqvist',
  'Moreau',
  'Nakamura',
  'O’Dowd',
  'Pembroke',
  'Rahman',
  'Sterling',
  'Thorne',
  'Vasquez',
  'Whitby',
  'Young',
]
const FIRST_DAY = dayNumber('2024-01-08')

/** Letters for a user name: 'O’Dowd' becomes 'odowd'. */
const asciiLetters = (name: string) =>
  name
    .normalize('NFD')
    .replace(/ø/gi, 'o')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function generateUser(account: WorldAccount, index: number): WorldUser {
  const seed = account.firstId
  const firstName = pick(FIRST_NAMES, seed, index, 1)
  const lastName = pick(LAST_NAMES, seed, index, 2)
  const userName = `${asciiLetters(firstName)}.${asciiLetters(lastName)}${index > 9 ? String(index) : ''}@${account.domain}`
  return {
    id: seed * 10 + index,
    userName,
    firstName,
    lastName,
    email: randomFraction(seed, index, 3) < 0.15 ? `marketing@${account.domain}` : userName,
    activatedOn:
      randomFraction(seed, index, 4) < 0.12 ? null : dayFromNumber(FIRST_DAY + randomInt(0, 900, seed, index, 5)),
    isStaff: false,
    accountIds: [account.id],
  }
}

const usersByAccount = new Map<string, readonly WorldUser[]>()

/** The users of an account, as in its users list. */
export function usersOf(account: WorldAccount): readonly WorldUser[] {
  let users = usersByAccount.get(account.id)
  if (users === undefined) {
    const count = Math.min(60, 3 + Math.floor(account.titleCount / 12))
    users =
      account.id === 'HV01' ? HARBOUR_VALE : Array.from({ length: count }, (_, index) => generateUser(account, index))
    usersByAccount.set(account.id, users)
  }
  return users
}

/** Finds a user by name, ignoring case. */
export function userByName(userName: string): WorldUser | undefined {
  const lowerCaseName = userName.toLowerCase()
  if (lowerCaseName === STAFF.userName) return STAFF
  return ACCOUNTS.flatMap((account) => usersOf(account)).find((user) => user.userName === lowerCaseName)
}

/** A user's accounts, in the order of ACCOUNTS. */
export function accountsOf(user: WorldUser): WorldAccount[] {
  return ACCOUNTS.filter(({ id }) => user.accountIds.includes(id))
}

/** A user signed in to an account, for stories and tests. */
export interface TestUser {
  userName: string
  firstName: string
  lastName: string
  accountId: string
  masquerading: boolean
}

function testUser(userName: string, accountId: string, masquerading = false): TestUser {
  const user = userByName(userName)
  return { userName, firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', accountId, masquerading }
}

/** The users of stories and tests. */
export const USERS_BY_ROLE = {
  customer: testUser(`demo@${HARBOUR_DOMAIN}`, 'HV01'),
  staff: testUser(STAFF.userName, 'HV01'),
  masquerade: testUser(STAFF.userName, 'QA07', true),
} as const

import type { Day } from '#domain/catalogue.ts'
import { dayNumber, numberedDay } from '#domain/day.ts'
import { ACCOUNTS, type WorldAccount } from './accounts.ts'
import { between, pick, unit } from './seed.ts'

/** A person of the world; those who are activated may sign in with the password 'demo'. */
export interface Person {
  id: number
  userName: string
  first: string
  last: string
  email: string
  activatedOn: Day | null
  staff: boolean
  /** The accounts this person may work in, the first one being where a sign-in lands. */
  accountIds: readonly string[]
}

export const PASSWORD = 'demo'

const CUSTOMER_ACCOUNTS = ACCOUNTS.filter(({ staffOnly }) => !staffOnly).map(({ id }) => id)
const HARBOUR = 'harbourvale.example'

const named = (
  id: number,
  userName: string,
  first: string,
  last: string,
  email: string,
  activatedOn: Day | null,
  accountIds: readonly string[],
): Person => ({
  id,
  userName: `${userName}@${HARBOUR}`,
  first,
  last,
  email: `${email}@${HARBOUR}`,
  activatedOn,
  staff: false,
  accountIds,
})

const HARBOUR_VALE: readonly Person[] = [
  named(11, 'demo', 'Imogen', 'Ashby', 'imogen.ashby', '2024-03-04', CUSTOMER_ACCOUNTS),
  named(12, 'theo.marchetti', 'Theo', 'Marchetti', 'theo.marchetti', '2024-03-04', ['HV01', 'QA07']),
  named(13, 'priya.raman', 'Priya', 'Raman', 'priya.raman', '2024-06-17', ['HV01']),
  named(14, 'callum.ferguson', 'Callum', 'Ferguson', 'press', '2025-01-20', ['HV01']),
  named(15, 'noor.haddad', 'Noor', 'Haddad', 'noor.haddad', '2025-02-11', ['HV01']),
  named(16, 'beatrix.lund', 'Beatrix', 'Lund', 'beatrix.lund', '2025-05-06', ['HV01']),
  named(17, 'samuel.okafor', 'Samuel', 'Okafor', 'rights', '2025-09-15', ['HV01']),
  named(18, 'elodie.garnier', 'Élodie', 'Garnier', 'elodie.garnier', '2025-11-03', ['HV01']),
  named(19, 'marcus.whitlock', 'Marcus', 'Whitlock', 'marcus.whitlock', '2026-02-24', ['HV01']),
  named(20, 'hana.kobayashi', 'Hana', 'Kobayashi', 'hana.kobayashi', '2026-06-08', ['HV01']),
  named(21, 'rory.quinn', 'Rory', 'Quinn', 'rory.quinn', null, ['HV01']),
]

const STAFF: Person = {
  id: 1,
  userName: 'staff@lightshelf.example',
  first: 'Robin',
  last: 'Calder',
  email: 'staff@lightshelf.example',
  activatedOn: '2023-09-01',
  staff: true,
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

/** 'Zoë O’Dowd' as a user name: 'zoe.odowd'. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/ø/gi, 'o')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function generated(account: WorldAccount, index: number): Person {
  const seed = account.firstId
  const first = pick(FIRST_NAMES, seed, index, 1)
  const last = pick(LAST_NAMES, seed, index, 2)
  const userName = `${plain(first)}.${plain(last)}${index > 9 ? String(index) : ''}@${account.domain}`
  return {
    id: seed * 10 + index,
    userName,
    first,
    last,
    email: unit(seed, index, 3) < 0.15 ? `marketing@${account.domain}` : userName,
    activatedOn: unit(seed, index, 4) < 0.12 ? null : numberedDay(FIRST_DAY + between(0, 900, seed, index, 5)),
    staff: false,
    accountIds: [account.id],
  }
}

const byAccount = new Map<string, readonly Person[]>()

/** Those who can sign in to an account, as its users list shows them. */
export function peopleOf(account: WorldAccount): readonly Person[] {
  let people = byAccount.get(account.id)
  if (people === undefined) {
    const count = Math.min(60, 3 + Math.floor(account.titleCount / 12))
    people =
      account.id === 'HV01' ? HARBOUR_VALE : Array.from({ length: count }, (_, index) => generated(account, index))
    byAccount.set(account.id, people)
  }
  return people
}

/** Finds a person by user name, whatever its case. */
export function personByUserName(userName: string): Person | undefined {
  const wanted = userName.toLowerCase()
  if (wanted === STAFF.userName) return STAFF
  return ACCOUNTS.flatMap((account) => peopleOf(account)).find((person) => person.userName === wanted)
}

/** Those accounts that a person may work in, in their order. */
export function accountsOf(person: Person): WorldAccount[] {
  return ACCOUNTS.filter(({ id }) => person.accountIds.includes(id))
}

/** Somebody in an account, as a story or a test signs in. */
export interface SeatedPerson {
  userName: string
  firstName: string
  lastName: string
  accountId: string
  masquerading: boolean
}

function seated(userName: string, accountId: string, masquerading = false): SeatedPerson {
  const person = personByUserName(userName)
  return { userName, firstName: person?.first ?? '', lastName: person?.last ?? '', accountId, masquerading }
}

/** Who stories and tests sign in as. */
export const PEOPLE_BY_ROLE = {
  customer: seated(`demo@${HARBOUR}`, 'HV01'),
  staff: seated(STAFF.userName, 'HV01'),
  masquerade: seated(STAFF.userName, 'QA07', true),
} as const

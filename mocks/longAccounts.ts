import { AWKWARD_BOOKS } from './world/books/awkwardBooks.ts'

/* Answers of the me endpoints for stories: awkward names, and very many accounts. */

export const LONG_NAMES = AWKWARD_BOOKS.map(({ name }) => name)

export const LONG_ACCOUNTS = [
  { acc_id: 'HV01', acc_name: LONG_NAMES[0] ?? '' },
  ...LONG_NAMES.map((name, index) => ({
    acc_id: index % 3 === 0 ? `account-${'0'.repeat(40)}${index}` : `L${index}`,
    acc_name: index % 4 === 3 ? null : name,
  })),
]

export const LONG_ME = {
  user_name: `${'a-very-long-user-name.'.repeat(8)}staff@lightshelf.example`,
  name_first: LONG_NAMES[4] ?? null,
  name_last: LONG_NAMES[1] ?? null,
  email1: `${'marketing+'.repeat(20)}@harbourvale.example`,
  date_activate: '2024-03-04',
  user_id: 1,
  acc_id: 'HV01',
  acc_name: LONG_NAMES[0] ?? null,
}

/** 2,000 accounts, including the customer's own. */
export const MANY_ACCOUNTS = [
  ...Array.from({ length: 1999 }, (_, index) => ({
    acc_id: `A${String(index + 1).padStart(4, '0')}`,
    acc_name: `Imprint ${index + 1}`,
  })),
  { acc_id: 'HV01', acc_name: 'Harbour & Vale' },
]

import type { UserWire } from '#api/schemas/account.ts'
import { AWKWARD_BOOKS } from './world/books/awkwardBooks.ts'

/** Answer of the users endpoint for stories: users with awkward names, and one without a name. */
export const LONG_USERS: UserWire[] = [
  ...AWKWARD_BOOKS.map(({ name, author }, index): UserWire => ({
    user_name: `${'a-very-long-user-name.'.repeat(index * 2)}${index}@harbourvale.example`,
    name_first: name,
    name_last: author,
    email1: index % 2 === 0 ? `${'press.and.rights.'.repeat(6)}${index}@harbourvale.example` : null,
    date_activate: index % 3 === 0 ? null : '2025-01-20',
  })),
  {
    user_name: 'nameless@harbourvale.example',
    name_first: null,
    name_last: null,
    email1: 'nameless@harbourvale.example',
    date_activate: null,
  },
]

/** 3,000 users in one answer. */
export const MANY_USERS = {
  total: 3000,
  rows: Array.from({ length: 3000 }, (_, index): UserWire => ({
    user_name: `person.${index}@harbourvale.example`,
    name_first: 'Person',
    name_last: String(index),
    email1: `person.${index}@harbourvale.example`,
    date_activate: '2025-01-20',
  })),
}

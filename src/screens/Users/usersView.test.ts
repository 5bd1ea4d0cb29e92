import { describe, expect, it } from 'vitest'
import { DEFAULT_USERS_SORT, usersAddress } from './usersView.ts'

const { read, write } = usersAddress

describe('usersAddress', () => {
  it('leaves out defaults', () => {
    expect(write({ q: '', sort: DEFAULT_USERS_SORT })).toBe('')
    expect(
      write({
        q: 'imogen a',
        sort: [
          { key: 'active', descending: true },
          { key: 'name', descending: false },
        ],
      }),
    ).toBe('?q=imogen+a&sort=-active,name')
  })

  it.each(['?sort=nonsense', '?sort=name,name', '?sort='])(
    'falls back to the default for %s and reports it',
    (search) => {
      expect(read(`${search}&q=emma`)).toEqual({ value: { q: 'emma', sort: DEFAULT_USERS_SORT }, problems: ['sort'] })
    },
  )
})

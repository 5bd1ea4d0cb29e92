import { describe, expect, it } from 'vitest'
import { DEFAULT_SORT, usersAddress } from './usersView.ts'

const { read, write } = usersAddress

describe('the address of the Users screen', () => {
  it('is short: what is default is left out', () => {
    expect(write({ q: '', sort: DEFAULT_SORT })).toBe('')
    expect(
      write({
        q: 'imogen a',
        sort: [
          { key: 'active', falling: true },
          { key: 'name', falling: false },
        ],
      }),
    ).toBe('?q=imogen+a&sort=-active,name')
  })

  it.each(['?sort=nonsense', '?sort=name,name', '?sort='])(
    'falls back where it cannot read %s, and names it',
    (search) => {
      expect(read(`${search}&q=emma`)).toEqual({ value: { q: 'emma', sort: DEFAULT_SORT }, problems: ['sort'] })
    },
  )
})

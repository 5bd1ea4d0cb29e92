import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SORT, parseUsersView, USER_COLUMNS, writeUsersView, type UsersView } from './usersView.ts'

/** Half of a surrogate pair is no text, and no address can hold it. */
const wellFormed = (text: string) => !/\p{Surrogate}/u.test(text)
const view: fc.Arbitrary<UsersView> = fc.record({
  q: fc.string({ unit: 'binary', maxLength: 20 }).filter(wellFormed),
  sort: fc.uniqueArray(fc.record({ key: fc.constantFrom(...USER_COLUMNS), falling: fc.boolean() }), {
    selector: ({ key }) => key,
    minLength: 1,
  }),
})

describe('the address of the Users screen', () => {
  it('restores every view exactly', () => {
    fc.assert(
      fc.property(view, (each) => {
        expect(parseUsersView(writeUsersView(each))).toEqual({ view: each, ignored: [] })
      }),
    )
  })

  it('is short: what is default is left out', () => {
    expect(writeUsersView({ q: '', sort: DEFAULT_SORT })).toBe('')
    expect(
      writeUsersView({
        q: 'imogen a',
        sort: [
          { key: 'active', falling: true },
          { key: 'name', falling: false },
        ],
      }),
    ).toBe('?q=imogen+a&sort=-active,name')
  })

  it('never fails, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const { view: read } = parseUsersView(search)
        expect(parseUsersView(writeUsersView(read)).view).toEqual(read)
      }),
    )
  })

  it.each(['?sort=nonsense', '?sort=name,name', '?sort='])(
    'falls back where it cannot read %s, and names it',
    (search) => {
      expect(parseUsersView(`${search}&q=emma`)).toEqual({ view: { q: 'emma', sort: DEFAULT_SORT }, ignored: ['sort'] })
    },
  )
})

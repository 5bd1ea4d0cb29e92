import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAccounts, listAccounts, unlistedId } from './accountList.ts'

const ACCOUNTS = [
  { id: 'TI09', name: 'Tern Island Books' },
  { id: 'EL10', name: 'Éditions Łoś 10' },
  { id: 'HV01', name: 'Harbour & Vale' },
  { id: 'EL02', name: 'Éditions Łoś 2' },
]
const listed = listAccounts(ACCOUNTS, 'HV01')
const found = (search: string) => findAccounts(listed, search).map(({ id }) => id)

describe('accounts', () => {
  it('are sorted by name with natural numbers, the current one first', () => {
    expect(listed.map(({ id }) => id)).toEqual(['HV01', 'EL02', 'EL10', 'TI09'])
    expect(listAccounts(ACCOUNTS, null).map(({ id }) => id)).toEqual(['EL02', 'EL10', 'HV01', 'TI09'])
  })

  it('are found by parts of name and id in any order, ignoring case and accents', () => {
    expect(found('vale HARB')).toEqual(['HV01'])
    expect(found('editions los')).toEqual(['EL02', 'EL10'])
    expect(found('ti0')).toEqual(['TI09'])
    expect(found('el los 10')).toEqual(['EL10'])
    expect(found('  ')).toHaveLength(4)
    expect(found('nothing')).toEqual([])
  })

  it('are all listed without a search, and a search adds none', () => {
    const account = fc.record({ id: fc.string(), name: fc.string({ unit: 'grapheme' }) })
    fc.assert(
      fc.property(fc.array(account), fc.string(), (accounts, search) => {
        const all = listAccounts(accounts, null)
        expect(findAccounts(all, '')).toHaveLength(accounts.length)
        expect(all).toEqual(expect.arrayContaining([...findAccounts(all, search)]))
      }),
    )
  })
})

describe('unlistedId', () => {
  it('ignores text that matches a listed name', () => {
    // One arrow key below the matching accounts, it would be chosen by mistake.
    expect(unlistedId(listed, 'tern')).toBeNull()
    expect(unlistedId(listed, 'el')).toBeNull()
    expect(unlistedId(listed, 'HV0')).toBe('HV0')
  })

  it.each([
    ['ZZ99', 'ZZ99'],
    ['ZZ', 'ZZ'],
    ['  ZZ99 ', 'ZZ99'],
    ['hv01', null],
    ['two words', null],
    ['', null],
    ['x'.repeat(65), null],
  ])('reads %j as %j', (search, id) => {
    expect(unlistedId(listed, search)).toBe(id)
  })
})

import { describe, expect, it } from 'vitest'
import type { User } from '#domain/account.ts'
import { userFilter, userLines, usersCsv } from './userLines.ts'

const user = (
  userName: string,
  firstName: string | null,
  lastName: string | null,
  email: string | null,
  activatedOn: string | null = '2025-01-20',
): User => ({ userName, firstName, lastName, email, activatedOn })
const ELODIE = user('elodie.garnier@harbour.example', 'Élodie', 'Garnier', 'ELODIE.garnier@harbour.example')
const NAMELESS = user('nobody@harbour.example', null, ' ', ' ', null)
const lineOf = (listed: User, me: string | null = null) => userLines([listed], me)[0]

describe('userLines', () => {
  it('names a user by first and last name, or by username without either', () => {
    expect(lineOf(ELODIE)?.name).toBe('Élodie Garnier')
    expect(lineOf(user('x@y', null, 'Quinn', null))?.name).toBe('Quinn')
    expect(lineOf(NAMELESS)).toMatchObject({ name: 'nobody@harbour.example', email: null })
  })

  it('compares usernames ignoring case', () => {
    expect(lineOf(ELODIE, 'Elodie.Garnier@Harbour.example')?.isCurrentUser).toBe(true)
    expect(lineOf(ELODIE, null)?.isCurrentUser).toBe(false)
  })

  it('finds users by words of their names and email, with or without accents', () => {
    const isFound = (search: string) =>
      userLines([ELODIE], null).filter(userFilter(search) ?? (() => true)).length === 1
    expect(['', ' ', 'elodie', 'GARNIER é', 'harbour gar', '@'].map(isFound)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['garniér zz', 'zoe'].map(isFound)).toEqual([false, false])
    expect(userFilter('  ')).toBeNull()
  })
})

it('usersCsv escapes formulas and writes sortable dates', () => {
  const lines = userLines(
    [ELODIE, user('=cmd|x', '+1', '@SUM(A1)', '-2', null), user('a"b,c', 'x\ny', null, null)],
    null,
  )
  expect(usersCsv(lines)).toBe(
    '\uFEFFFirst name,Last name,Username,Email,Activated\r\n' +
      'Élodie,Garnier,elodie.garnier@harbour.example,ELODIE.garnier@harbour.example,2025-01-20\r\n' +
      "'+1,'@SUM(A1),'=cmd|x,'-2,\r\n" +
      '"x\ny",,"a""b,c",,2025-01-20\r\n',
  )
})

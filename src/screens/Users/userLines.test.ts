import { describe, expect, it } from 'vitest'
import type { User } from '#domain/account.ts'
import { userFilter, userLines } from './userLines.ts'
import { usersCsv } from './usersCsv.ts'

const user = (
  userName: string,
  firstName: string | null,
  lastName: string | null,
  email: string | null,
  activatedOn: string | null = '2025-01-20',
): User => ({ userName, firstName, lastName, email, activatedOn })
const ELODIE = user('elodie.garnier@harbour.example', 'Élodie', 'Garnier', 'ELODIE.garnier@harbour.example')
const NAMELESS = user('nobody@harbour.example', null, ' ', ' ', null)
const line = (each: User, me: string | null = null) => userLines([each], me)[0]

describe('a user in the list', () => {
  it('goes by first and last name, by the user name where there is neither', () => {
    expect(line(ELODIE)?.name).toBe('Élodie Garnier')
    expect(line(user('x@y', null, 'Quinn', null))?.name).toBe('Quinn')
    expect(line(NAMELESS)).toMatchObject({ name: 'nobody@harbour.example', email: null, sameEmail: false })
  })

  it('is told from others by the user name, whatever its case', () => {
    expect(line(ELODIE)?.sameEmail).toBe(true)
    expect(line(ELODIE, 'Elodie.Garnier@Harbour.example')?.you).toBe(true)
    expect(line(ELODIE, null)?.you).toBe(false)
  })

  it('is found by any words of names and e-mail, accents or not', () => {
    const found = (search: string) => userLines([ELODIE], null).filter(userFilter(search) ?? (() => true)).length === 1
    expect(['', ' ', 'elodie', 'GARNIER é', 'harbour gar', '@'].map(found)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['garniér zz', 'zoe'].map(found)).toEqual([false, false])
    expect(userFilter('  ')).toBeNull()
  })
})

it('the file runs nothing in a spreadsheet, and writes days so that they sort', () => {
  const lines = userLines(
    [ELODIE, user('=cmd|x', '+1', '@SUM(A1)', '-2', null), user('a"b,c', 'x\ny', null, null)],
    null,
  )
  expect(usersCsv(lines)).toBe(
    '\uFEFFFirst name,Last name,User name,E-mail,Active since\r\n' +
      'Élodie,Garnier,elodie.garnier@harbour.example,ELODIE.garnier@harbour.example,2025-01-20\r\n' +
      "'+1,'@SUM(A1),'=cmd|x,'-2,\r\n" +
      '"x\ny",,"a""b,c",,2025-01-20\r\n',
  )
})

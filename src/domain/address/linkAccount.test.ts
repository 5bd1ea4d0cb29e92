import { describe, expect, it } from 'vitest'
import { readLinkAccount, withLinkAccount, withoutLinkAccount } from './linkAccount.ts'

describe('the account of a link', () => {
  it.each([
    ['', null],
    ['?from=2026-11-01&to=2026-11-02', null],
    ['?account=HV01', { id: 'HV01' }],
    ['?q=a&account=a_B-9', { id: 'a_B-9' }],
    [`?account=${'x'.repeat(64)}`, { id: 'x'.repeat(64) }],
    [`?account=${'x'.repeat(65)}`, { id: null }],
    [`?account=${'x'.repeat(10_240)}`, { id: null }],
    ['?account=', { id: null }],
    ['?account=HV01&account=QA07', { id: null }],
    ['?account=HV01&account=HV01', { id: null }],
    ['?account=%3Cscript%3Ealert(1)%3C%2Fscript%3E', { id: null }],
    ['?account=../QA07', { id: null }],
    ['?account=HV01%0A', { id: null }],
    ['?account=HV%2001', { id: null }],
    ['?account=%E0%A4%A', { id: null }],
  ])('of %s', (search, expected) => expect(readLinkAccount(search)).toEqual(expected))

  it('is left out of the address, and nothing else', () => {
    expect(withoutLinkAccount('?account=HV01')).toBe('')
    expect(withoutLinkAccount('?cols=ctr,clicks&account=<b>&q=a+%26+b&account=2')).toBe('?cols=ctr,clicks&q=a+%26+b')
  })

  it('is added if it is known and can be read again', () => {
    expect(withLinkAccount('https://x.example/dashboard/ads', 'HV01')).toBe(
      'https://x.example/dashboard/ads?account=HV01',
    )
    expect(withLinkAccount('/a?q=b', 'HV01')).toBe('/a?q=b&account=HV01')
    for (const id of [null, '', 'Ä1', 'a b', 'a&b=c']) expect(withLinkAccount('/a?q=b', id)).toBe('/a?q=b')
  })
})

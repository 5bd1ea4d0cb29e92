import fc from 'fast-check'
import { jwtDecode } from 'jwt-decode'
import { describe, expect, it } from 'vitest'
import { readClaims } from './token.ts'

const jwt = (claims: unknown) => `${segment({ alg: 'HS256' })}.${segment(claims)}.x`
const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('readClaims', () => {
  // spec 3.7
  it('reads the account and the masquerade marker', () => {
    expect(readClaims(jwt({ acc: 'harbour', msk: 1 }))).toEqual({ accountId: 'harbour', masquerade: true })
    expect(readClaims(jwt({ acc: 12 }))).toEqual({ accountId: '12', masquerade: false })
    expect(readClaims(jwt({ acc: 'x', msk: false }))).toEqual({ accountId: 'x', masquerade: false })
  })

  it('returns no claims for anything but a JWT, and never throws', () => {
    for (const token of ['', 'abc', 'a.b.c', '..', jwt(null), jwt([1]), jwt('text')]) {
      expect(readClaims(token)).toEqual({ accountId: null, masquerade: false })
    }
    fc.assert(fc.property(fc.string(), (token) => typeof readClaims(token).masquerade === 'boolean'))
  })

  it('agrees with jwt-decode for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (acc) => {
        const token = jwt({ acc })
        expect(readClaims(token).accountId).toBe(jwtDecode<{ acc: string }>(token).acc)
      }),
    )
  })
})

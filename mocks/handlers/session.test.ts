import { describe, expect, it } from 'vitest'
import { jwtDecode } from 'jwt-decode'
import { getMe, listMyAccounts, listUsers, masquerade, switchAccount } from '#api/endpoints/account.ts'
import { getElad, getElcam, getElcamItem, queryElad } from '#api/endpoints/ads.ts'
import { reportVendorsDay, trackEntities } from '#api/endpoints/reports.ts'
import { loginAccessToken, refreshToken } from '#api/endpoints/session.ts'
import { getEntity, queryEntity } from '#api/endpoints/titles.ts'
import { PASSWORD } from '../world/people.ts'
import { call, CUSTOMER, inAccount, read, STAFF } from './testCall.ts'
import { tokenFor } from './session.ts'

const claimsOf = (token: string) => jwtDecode<{ user: string; acc: string; msk?: boolean; exp: number }>(token)
const login = (username: string, passwd: string, acc?: string) =>
  call(loginAccessToken, { token: null, body: { username, passwd, ...(acc !== undefined && { extra: { acc } }) } })

describe('signing in', () => {
  it('answers a token whose claims name the user and the first account', async () => {
    const { accessToken } = await read(loginAccessToken, {
      token: null,
      body: { username: CUSTOMER, passwd: PASSWORD },
    })
    expect(claimsOf(accessToken)).toEqual({ user: CUSTOMER, acc: 'HV01', exp: expect.any(Number) as number })
  })

  it('takes up the account of last time, if it is one of theirs', async () => {
    const { accessToken } = await read(loginAccessToken, {
      token: null,
      body: { username: CUSTOMER, passwd: PASSWORD, extra: { acc: 'QA07' } },
    })
    expect(claimsOf(accessToken).acc).toBe('QA07')
    const other = await read(loginAccessToken, {
      token: null,
      body: { username: CUSTOMER, passwd: PASSWORD, extra: { acc: 'LH31' } },
    })
    expect(claimsOf(other.accessToken).acc).toBe('HV01')
  })

  it.each([
    [CUSTOMER, 'wrong'],
    ['nobody@example.org', PASSWORD],
    ['rory.quinn@harbourvale.example', PASSWORD],
  ])('refuses %s with %s', async (user, password) => {
    const response = await login(user, password)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ detail: 'Incorrect e-mail or password' })
  })
})

describe('a token', () => {
  it.each([
    ['expired', tokenFor(CUSTOMER, 'HV01', { expiresInS: -1 })],
    ['of nobody', tokenFor('x@y.example', 'HV01')],
    ['of no account', tokenFor(CUSTOMER, 'ZZ99')],
    ['not a token', 'abc'],
    ['in parts that are no JSON', 'a.b.c'],
    ['of two parts', 'e30.e30'],
  ])('that is %s is refused with 401', async (_, token) => {
    expect((await call(getMe, { token })).status).toBe(401)
  })

  it('for an account that is not the person’s is refused with 403', async () => {
    expect((await call(getMe, { token: tokenFor('priya.raman@harbourvale.example', 'QA07') })).status).toBe(403)
  })

  it('decides whose name the me endpoint tells, in letters of any script', async () => {
    expect(await read(getMe, { token: tokenFor('elodie.garnier@harbourvale.example', 'HV01') })).toMatchObject({
      firstName: 'Élodie',
      accountId: 'HV01',
      accountName: 'Harbour & Vale',
    })
  })

  it('is renewed with its account and its masquerade', async () => {
    const { accessToken } = await read(refreshToken, { token: tokenFor(STAFF, 'QA07', { masquerading: true }) })
    expect(claimsOf(accessToken)).toMatchObject({ user: STAFF, acc: 'QA07', msk: true })
  })
})

describe('accounts', () => {
  it('of staff are more than a customer’s', async () => {
    const [own, staffs] = [await read(listMyAccounts), await read(listMyAccounts, { token: tokenFor(STAFF, 'HV01') })]
    expect(own.rows.map(({ id }) => id)).toEqual(['HV01', 'QA07', 'FX12', 'NL03', 'SM22', 'TI09'])
    expect(staffs.rows.length).toBeGreaterThan(own.rows.length)
  })

  it('are switched to with a plain token, and not to those of others', async () => {
    const { accessToken } = await read(switchAccount, { params: { acc_id: 'QA07' } })
    expect(claimsOf(accessToken)).toMatchObject({ acc: 'QA07' })
    expect(claimsOf(accessToken)).not.toHaveProperty('msk')
    expect((await call(switchAccount, { params: { acc_id: 'LH31' } })).status).toBe(404)
  })

  it('are masqueraded in by staff only', async () => {
    const { accessToken } = await read(masquerade, { token: tokenFor(STAFF, 'HV01'), body: { acc_id: 'LH31' } })
    expect(claimsOf(accessToken)).toMatchObject({ user: STAFF, acc: 'LH31', msk: true })
    expect((await call(masquerade, { body: { acc_id: 'QA07' } })).status).toBe(403)
    expect((await call(masquerade, { token: tokenFor(STAFF, 'HV01'), body: { acc_id: 'ZZ99' } })).status).toBe(404)
  })

  it('see nothing of each other', async () => {
    const token = inAccount('QA07')
    expect((await call(getEntity, { token, params: { entity_id: 101 } })).status).toBe(404)
    expect((await call(getElad, { token, params: { elad_id: 10101 } })).status).toBe(404)
    expect((await call(getElcam, { token, params: { elcam_id: 101011 } })).status).toBe(404)
    expect((await call(getElcamItem, { token, params: { elcam_id: 101011, elcamitem_id: 1010111 } })).status).toBe(404)
    expect((await read(queryEntity, { token, body: { entity_id: [101] } })).rows).toEqual([])
    expect((await read(queryElad, { token, body: { entity_id: [101] } })).rows).toEqual([])
    const period = { day_from: '2026-11-01', day_to: '2026-11-19' }
    expect((await read(reportVendorsDay, { token, body: { ...period, entity_id: [101] } })).rows).toEqual([])
    expect((await read(reportVendorsDay, { token, body: { ...period, refkey: [101011] } })).rows).toEqual([])
    expect((await read(trackEntities, { token, body: { ...period, refkey: [101] } })).rows).toEqual([])
    expect((await read(queryEntity, { token: inAccount('TI09') })).total).toBe(0)
  })

  it('have their own people', async () => {
    const [here, there] = [await read(listUsers), await read(listUsers, { token: inAccount('QA07') })]
    expect(here.rows).toHaveLength(11)
    expect(here.rows.filter(({ activatedOn }) => activatedOn === null).map(({ firstName }) => firstName)).toEqual([
      'Rory',
    ])
    expect(there.rows.some(({ userName }) => here.rows.some((own) => own.userName === userName))).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { jwtDecode } from 'jwt-decode'
import { getMe, listMyAccounts, listUsers, masquerade, switchAccount } from '#api/endpoints/account.ts'
import { getElad, queryElad } from '#api/endpoints/ads.ts'
import { getElcam, getElcamItem } from '#api/endpoints/campaigns.ts'
import { reportVendorsDay, trackEntities } from '#api/endpoints/reports.ts'
import { loginAccessToken, refreshToken } from '#api/endpoints/session.ts'
import { getEntity, queryEntity } from '#api/endpoints/titles.ts'
import { PASSWORD } from '../world/users.ts'
import { call, CUSTOMER, customerToken, callAndParse, STAFF } from './testCall.ts'
import { tokenFor } from './session.ts'

const claimsOf = (token: string) => jwtDecode<{ user: string; acc: string; msk?: boolean; exp: number }>(token)
const login = (username: string, passwd: string, acc?: string) =>
  call(loginAccessToken, { token: null, body: { username, passwd, ...(acc !== undefined && { extra: { acc } }) } })

describe('signing in', () => {
  it('returns a token for the user and their first account', async () => {
    const { accessToken } = await callAndParse(loginAccessToken, {
      token: null,
      body: { username: CUSTOMER, passwd: PASSWORD },
    })
    expect(claimsOf(accessToken)).toEqual({ user: CUSTOMER, acc: 'HV01', exp: expect.any(Number) as number })
  })

  // spec 3.4
  it('uses the requested account if it is one of theirs', async () => {
    const { accessToken } = await callAndParse(loginAccessToken, {
      token: null,
      body: { username: CUSTOMER, passwd: PASSWORD, extra: { acc: 'QA07' } },
    })
    expect(claimsOf(accessToken).acc).toBe('QA07')
    const other = await callAndParse(loginAccessToken, {
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
    expect(await response.json()).toEqual({ detail: 'Incorrect email or password' })
  })
})

describe('a token', () => {
  it.each([
    ['expired', tokenFor(CUSTOMER, 'HV01', { expiresInS: -1 })],
    ['of an unknown user', tokenFor('x@y.example', 'HV01')],
    ['of an unknown account', tokenFor(CUSTOMER, 'ZZ99')],
    ['not a token', 'abc'],
    ['not made of JSON', 'a.b.c'],
    ['made of two parts', 'e30.e30'],
  ])('%s is refused with 401', async (_, token) => {
    expect((await call(getMe, { token })).status).toBe(401)
  })

  it('for an account that is not the user’s is refused with 403', async () => {
    expect((await call(getMe, { token: tokenFor('priya.raman@harbourvale.example', 'QA07') })).status).toBe(403)
  })

  it('determines the user of the me endpoint', async () => {
    expect(await callAndParse(getMe, { token: tokenFor('elodie.garnier@harbourvale.example', 'HV01') })).toMatchObject({
      firstName: 'Élodie',
      accountId: 'HV01',
      accountName: 'Harbour & Vale',
    })
  })

  it('is refreshed by its refresh token, with its account and its masquerade', async () => {
    const token = tokenFor(STAFF, 'QA07', { masquerading: true, use: 'refresh' })
    const { accessToken } = await callAndParse(refreshToken, { token })
    expect(claimsOf(accessToken)).toMatchObject({ user: STAFF, acc: 'QA07', msk: true })
    expect(claimsOf(accessToken)).not.toHaveProperty('use')
    expect((await call(getMe, { token })).status).toBe(401)
    expect((await call(refreshToken, { token: tokenFor(STAFF, 'QA07') })).status).toBe(401)
  })
})

describe('accounts', () => {
  it('are more for staff than for a customer', async () => {
    const [customer, staff] = [
      await callAndParse(listMyAccounts),
      await callAndParse(listMyAccounts, { token: tokenFor(STAFF, 'HV01') }),
    ]
    expect(customer.rows.map(({ id }) => id)).toEqual(['HV01', 'QA07', 'FX12', 'NL03', 'SM22', 'TI09'])
    expect(staff.rows.length).toBeGreaterThan(customer.rows.length)
  })

  it('can be switched to if they are the user’s own, with an ordinary token', async () => {
    const { accessToken } = await callAndParse(switchAccount, { params: { acc_id: 'QA07' } })
    expect(claimsOf(accessToken)).toMatchObject({ acc: 'QA07' })
    expect(claimsOf(accessToken)).not.toHaveProperty('msk')
    expect((await call(switchAccount, { params: { acc_id: 'LH31' } })).status).toBe(404)
  })

  // spec 6.3
  it('can be masqueraded in by staff only', async () => {
    const { accessToken } = await callAndParse(masquerade, { token: tokenFor(STAFF, 'HV01'), body: { acc_id: 'LH31' } })
    expect(claimsOf(accessToken)).toMatchObject({ user: STAFF, acc: 'LH31', msk: true })
    expect((await call(masquerade, { body: { acc_id: 'QA07' } })).status).toBe(403)
    expect((await call(masquerade, { token: tokenFor(STAFF, 'HV01'), body: { acc_id: 'ZZ99' } })).status).toBe(404)
  })

  it('have separate data', async () => {
    const token = customerToken('QA07')
    expect((await call(getEntity, { token, params: { entity_id: 101 } })).status).toBe(404)
    expect((await call(getElad, { token, params: { elad_id: 10101 } })).status).toBe(404)
    expect((await call(getElcam, { token, params: { elcam_id: 101011 } })).status).toBe(404)
    expect((await call(getElcamItem, { token, params: { elcam_id: 101011, elcamitem_id: 1010111 } })).status).toBe(404)
    expect((await callAndParse(queryEntity, { token, body: { entity_id: [101] } })).rows).toEqual([])
    expect((await callAndParse(queryElad, { token, body: { entity_id: [101] } })).rows).toEqual([])
    const period = { day_from: '2026-11-01', day_to: '2026-11-19' }
    expect((await callAndParse(reportVendorsDay, { token, body: { ...period, entity_id: [101] } })).rows).toEqual([])
    expect((await callAndParse(reportVendorsDay, { token, body: { ...period, refkey: [101011] } })).rows).toEqual([])
    expect((await callAndParse(trackEntities, { token, body: { ...period, refkey: [101] } })).rows).toEqual([])
    expect((await callAndParse(queryEntity, { token: customerToken('TI09') })).total).toBe(0)
  })

  it('have separate users', async () => {
    const [here, there] = [
      await callAndParse(listUsers),
      await callAndParse(listUsers, { token: customerToken('QA07') }),
    ]
    expect(here.rows).toHaveLength(11)
    expect(here.rows.filter(({ activatedOn }) => activatedOn === null).map(({ firstName }) => firstName)).toEqual([
      'Rory',
    ])
    expect(there.rows.some(({ userName }) => here.rows.some((user) => user.userName === userName))).toBe(false)
  })
})

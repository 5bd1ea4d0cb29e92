import { describe, expect, it, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { getMe, sleepMeow } from '#api/endpoints/account.ts'
import {
  getAdAttributeType,
  getAdClass,
  getAdType,
  getCountry,
  getPlacement,
  getTitleRelation,
  getTitleStatus,
  getTitleType,
  getTrackingColumn,
  getTrackingSource,
  getVendor,
  getVertical,
  listVerticalTitleTypes,
} from '#api/endpoints/lookups.ts'
import { getLoginStatus, loginDev, loginToken, refreshToken } from '#api/endpoints/session.ts'
import { ApiError } from '#api/errors.ts'
import { mockApi } from './node.ts'
import { PEOPLE, tokenFor } from './people.ts'

/* The calls that no page makes, through the client: what it sends is what the server understands. */
const { userName } = PEOPLE.customer
const onProblem = vi.fn()
const clientFor = (token: string | null) =>
  createClient({ host: 'https://api.lightshelf.example', token: () => token, onProblem })
const client = clientFor(tokenFor(PEOPLE.customer))
const visitor = clientFor(null)
const nobody = (promise: Promise<unknown>) => expect(promise).rejects.toSatisfy((error) => error instanceof ApiError)

describe('the calls that no page makes', () => {
  mockApi()

  it('tell whether a session is on', async () => {
    expect(await client.call(getLoginStatus)).toEqual({ status: 'ok' })
    await nobody(visitor.call(getLoginStatus))
  })

  it('give a new token for an old one', async () => {
    const { accessToken } = await client.call(refreshToken)
    expect((await clientFor(accessToken).call(getMe)).userName).toBe(userName)
    await nobody(visitor.call(refreshToken))
  })

  it('sign in by a form, and in development without a password', async () => {
    for (const { accessToken } of [
      await visitor.call(loginToken, { body: { username: userName, password: 'demo' } }),
      await visitor.call(loginDev, { body: { username: userName } }),
    ]) {
      expect((await clientFor(accessToken).call(getMe)).userName).toBe(userName)
    }
    await nobody(visitor.call(loginToken, { body: { username: userName, password: 'wrong' } }))
    await nobody(visitor.call(loginDev, { body: { username: 'nobody@harbourvale.example' } }))
  })

  it('wait as long as they are told', async () => {
    const before = performance.now()
    await client.call(sleepMeow, { path: { dur: 0.05 } })
    expect(performance.now() - before).toBeGreaterThan(40)
    await nobody(client.call(sleepMeow, { path: { dur: 'long' } }))
  })

  it('read single items of the lookups', async () => {
    const read = await Promise.all([
      client.call(getCountry, { path: { id: 'GB' } }),
      client.call(getAdAttributeType, { path: { id: 'headline' } }),
      client.call(getAdType, { path: { id: 'image' } }),
      client.call(getPlacement, { path: { id: 'youtube' } }),
      client.call(getTitleRelation, { path: { id: 'series' } }),
      client.call(getTitleStatus, { path: { id: 'live' } }),
      client.call(getTitleType, { path: { id: 'book' } }),
      client.call(getTrackingSource, { path: { id: 'live' } }),
      client.call(getVertical, { path: { id: 'books' } }),
      client.call(getTrackingColumn, { path: { trackcol_code: 'google_clicks' } }),
      client.call(getVendor, { path: { vendor_code: 'gad' } }),
      client.call(getAdClass, { path: { eladtype_id: 'image', eladcls_id: 'feed' } }),
    ])
    expect(read.map(({ id }) => id)).toEqual([
      'GB',
      'headline',
      'image',
      'youtube',
      'series',
      'live',
      'book',
      'live',
      'books',
      'google_clicks',
      'gad',
      'feed',
    ])
    for (const { name } of read) expect(name).not.toBe('')
    await nobody(client.call(getCountry, { path: { id: 'ZZ' } }))
  })

  it('read the types of titles of a vertical', async () => {
    expect((await client.call(listVerticalTitleTypes)).rows.map(({ id }) => id)).toContain('book')
  })

  it('differ in nothing from the contract', () => {
    expect(onProblem).not.toHaveBeenCalled()
  })
})

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
} from '#api/endpoints/unusedLookups.ts'
import { getLoginStatus, loginDev, loginToken, refreshToken } from '#api/endpoints/session.ts'
import { ApiError } from '#api/errors.ts'
import { tokenFor as issueToken } from './handlers/session.ts'
import { mockApi } from './node.ts'
import { TEST_USERS, tokenFor } from './testUsers.ts'

/* Calls that no page makes, through the client: the server has to understand its requests. */
const { userName } = TEST_USERS.customer
const onProblem = vi.fn()
const clientFor = (token: string | null) =>
  createClient({ host: 'https://api.lightshelf.example', token: () => token, onProblem })
const client = clientFor(tokenFor(TEST_USERS.customer))
const visitor = clientFor(null)
const expectApiError = (promise: Promise<unknown>) =>
  expect(promise).rejects.toSatisfy((error) => error instanceof ApiError)

describe('calls that no page makes', () => {
  mockApi()

  it('check a session', async () => {
    expect(await client.call(getLoginStatus)).toEqual({ status: 'ok' })
    await expectApiError(visitor.call(getLoginStatus))
  })

  it('refresh a token', async () => {
    const refreshing = clientFor(issueToken(userName, 'HV01', { use: 'refresh' }))
    const { accessToken } = await refreshing.call(refreshToken)
    expect((await clientFor(accessToken).call(getMe)).userName).toBe(userName)
    await expectApiError(visitor.call(refreshToken))
  })

  it('sign in with a form, and in development without a password', async () => {
    for (const { accessToken } of [
      await visitor.call(loginToken, { body: { username: userName, password: 'demo' } }),
      await visitor.call(loginDev, { body: { username: userName } }),
    ]) {
      expect((await clientFor(accessToken).call(getMe)).userName).toBe(userName)
    }
    await expectApiError(visitor.call(loginToken, { body: { username: userName, password: 'wrong' } }))
    await expectApiError(visitor.call(loginDev, { body: { username: 'nobody@harbourvale.example' } }))
  })

  it('wait for the requested time', async () => {
    const startedAt = performance.now()
    await client.call(sleepMeow, { path: { dur: 0.05 } })
    expect(performance.now() - startedAt).toBeGreaterThan(40)
    await expectApiError(client.call(sleepMeow, { path: { dur: 'long' } }))
  })

  it('read single lookup items', async () => {
    const items = await Promise.all([
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
    expect(items.map(({ id }) => id)).toEqual([
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
    for (const { name } of items) expect(name).not.toBe('')
    await expectApiError(client.call(getCountry, { path: { id: 'ZZ' } }))
  })

  it('read the title types of a vertical', async () => {
    expect((await client.call(listVerticalTitleTypes)).rows.map(({ id }) => id)).toContain('book')
  })

  it('never violate the contract', () => {
    expect(onProblem).not.toHaveBeenCalled()
  })
})

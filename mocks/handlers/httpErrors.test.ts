import { describe, expect, it } from 'vitest'
import { logError, sleepMeow } from '#api/endpoints/account.ts'
import { rateElad, uploadCard } from '#api/endpoints/ads.ts'
import { getVendor } from '#api/endpoints/unusedLookups.ts'
import { resetPassword } from '#api/endpoints/public.ts'
import { reportVendorsDay, trackEntities } from '#api/endpoints/reports.ts'
import { loginAccessToken } from '#api/endpoints/session.ts'
import { getEntity, listEntities, queryEntity } from '#api/endpoints/titles.ts'
import { call } from './testCall.ts'

interface Problem {
  loc: (string | number)[]
  msg: string
  type: string
}

async function problems(response: Response): Promise<Problem[]> {
  expect(response.status).toBe(422)
  return ((await response.json()) as { detail: Problem[] }).detail
}

const period = { day_from: '2026-10-23', day_to: '2026-11-19' }

describe('422 in FastAPI’s format', () => {
  it('names each missing field', async () => {
    expect(await problems(await call(trackEntities, { body: {} }))).toEqual([
      { loc: ['body', 'refkey'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'day_from'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'day_to'], msg: 'Field required', type: 'missing' },
    ])
    expect((await problems(await call(loginAccessToken, { token: null, body: { username: 'x' } })))[0]?.loc).toEqual([
      'body',
      'passwd',
    ])
    expect((await problems(await call(logError, { body: {} })))[0]?.loc).toEqual(['body', 'error'])
    expect(
      (await problems(await call(resetPassword, { token: null, body: { token: 'lamplight', passwd: '' } })))[0]?.loc,
    ).toEqual(['body', 'passwd'])
  })

  it.each([
    [{ limit: 0 }, 'limit', 'greater_than_equal'],
    [{ limit: 1025 }, 'limit', 'less_than_equal'],
    [{ limit: 'many' }, 'limit', 'parsing'],
    [{ limit: 1.5 }, 'limit', 'safe_integer_type'],
    [{ offset: -1 }, 'offset', 'greater_than_equal'],
    [{ order_asc: 'perhaps' }, 'order_asc', 'parsing'],
    [{ order_by: 'clicks' }, 'order_by', 'enum'],
    [{ name_wc: 7 }, 'name_wc', 'string_type'],
    [{ entity_id: 101 }, 'entity_id', 'array_type'],
    [{ day_from: '19-11-2026' }, 'day_from', 'date_parsing'],
    [{ day_to: '2026-02-30' }, 'day_to', 'date_parsing'],
  ])('refuses %o', async (body, field, type) => {
    expect(await problems(await call(queryEntity, { body }))).toMatchObject([{ loc: ['body', field], type }])
  })

  it('names the index in a list', async () => {
    expect((await problems(await call(queryEntity, { body: { entity_id: [1, 'x'] } })))[0]?.loc).toEqual([
      'body',
      'entity_id',
      1,
    ])
  })

  it('refuses a period that ends before it starts', async () => {
    const body = { day_from: '2026-11-19', day_to: '2026-11-18' }
    for (const endpoint of [reportVendorsDay, queryEntity])
      expect(await problems(await call(endpoint, { body }))).toEqual([
        { loc: ['body', 'day_to'], msg: 'The period must end on or after the day it starts.', type: 'value_error' },
      ])
  })

  it('validates queries and paths in the same way', async () => {
    expect((await problems(await call(listEntities, { query: { limit: 'x' } })))[0]?.loc).toEqual(['query', 'limit'])
    expect((await problems(await call(getEntity, { params: { entity_id: 'dracula' } })))[0]).toMatchObject({
      loc: ['path', 'entity_id'],
      type: 'int_parsing',
    })
    expect((await problems(await call(sleepMeow, { params: { dur: 'long' } })))[0]?.loc).toEqual(['path', 'dur'])
    expect(
      (await problems(await call(rateElad, { params: { elad_id: 10101 }, query: { rating: 6 } })))[0]?.loc,
    ).toEqual(['query', 'rating'])
    expect(
      (
        await problems(
          await call(rateElad, { params: { elad_id: 10101 }, query: { rating: 4, comment: 'x'.repeat(1001) } }),
        )
      )[0]?.loc,
    ).toEqual(['query', 'comment'])
  })

  it('refuses a body that is not JSON, and material without a file', async () => {
    expect((await problems(await call(queryEntity, { body: new URLSearchParams('limit=1') })))[0]?.type).toBe(
      'json_invalid',
    )
    expect((await problems(await call(uploadCard, { body: new FormData() })))[0]).toEqual({
      loc: ['body', 'file'],
      msg: 'Field required',
      type: 'missing',
    })
  })

  it('ignores null and unknown fields', async () => {
    const body = { ...period, name_wc: null, country_id: null, verttask_id: null, order_by: null, colour: 'red' }
    expect((await call(queryEntity, { body })).status).toBe(200)
  })
})

describe('404', () => {
  it('for unknown ids, codes and verticals', async () => {
    for (const response of [
      await call(getEntity, { params: { entity_id: 126 } }),
      await call(getEntity, { params: { entity_id: 101, vert_id: 'films' } }),
      await call(getVendor, { params: { vendor_code: 'tad' } }),
      await call(uploadCard, { body: new FormData(), query: { entity_id: 1 } }),
    ]) {
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ detail: expect.stringMatching(/not found$/) as string })
    }
  })
})

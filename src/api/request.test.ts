import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AnyOptions, CallOptions, OptionsArgument } from './callOptions.ts'
import type { ClientConfig } from './clientConfig.ts'
import type { Endpoint } from './endpoint.ts'
import { getMe, listUsers } from './endpoints/account.ts'
import { getElad, queryElad, rateElad, uploadCard } from './endpoints/ads.ts'
import { queryElcam } from './endpoints/campaigns.ts'
import { listTrackingSources } from './endpoints/lookups.ts'
import { listTrackingColumns } from './endpoints/unusedLookups.ts'
import { getShowcase } from './endpoints/public.ts'
import { loginAccessToken, loginToken } from './endpoints/session.ts'
import { listEntities, queryEntity } from './endpoints/titles.ts'
import { clientWith, rejectionOf, json, ME } from './testing/testClient.ts'

describe('a request', () => {
  // spec 7.1
  it('sends the bearer token and cookies and accepts JSON', async () => {
    const { client, sent } = clientWith(() => json(ME))
    expect(await client.call(getMe)).toMatchObject({ userName: ME.user_name, accountId: '7' })
    expect(sent()).toMatchObject({
      url: 'https://api.example/api/v1/me/',
      method: 'GET',
      credentials: 'include',
      body: null,
      headers: { Accept: 'application/json', Authorization: 'Bearer abc' },
    })
    expect(sent().headers).not.toHaveProperty('Content-Type')
  })

  it.each<[string, Partial<ClientConfig>]>([
    ['signed out', { token: () => null }],
    ['a public endpoint', {}],
  ])('sends no bearer token: %s', async (reason, config) => {
    const { client, sent } = clientWith(() => json({ access_token: 'x', total: 0, rows: [] }), config)
    await (reason === 'a public endpoint'
      ? client.call(loginAccessToken, { body: { username: 'a', passwd: 'b' } })
      : client.call(queryEntity, { body: {} }))
    expect(sent().headers).not.toHaveProperty('Authorization')
  })

  // spec 7.1
  it('sends basic auth instead if configured, in UTF-8', async () => {
    const { client, sent } = clientWith(() => json(ME), { basic: { user: 'staging', password: 'pässwörd' } })
    await client.call(getMe)
    expect(sent().headers.Authorization).toBe(`Basic ${Buffer.from('staging:pässwörd').toString('base64')}`)
  })

  // spec 1.2, 3.15
  it('fills in vertical, path, query and JSON body', async () => {
    const { client, sent } = clientWith(() => json({ total: 0, rows: [] }), { vertical: 'audio/books' })
    await client.call(queryEntity, { body: { name_wc: null, entity_id: [1, 2], limit: 5 } })
    expect(sent()).toMatchObject({
      url: 'https://api.example/api/v1/acc/audio%2Fbooks/query/entity',
      method: 'POST',
      body: '{"name_wc":null,"entity_id":[1,2],"limit":5,"offset":0,"order_by":"id","order_asc":false}',
      headers: { 'Content-Type': 'application/json' },
    })
  })

  it('sends the query of a POST in the URL', async () => {
    const { client, sent } = clientWith(() => new Response(null, { status: 204 }))
    expect(await client.call(rateElad, { path: { elad_id: 12 }, query: { rating: 4, comment: null } })).toBeUndefined()
    expect(sent()).toMatchObject({ url: 'https://api.example/api/v1/acc/books/elad/12/rate?rating=4', body: null })
  })

  // spec 7.6
  it('sends a form as form fields', async () => {
    const { client, sent } = clientWith(() => json({ access_token: 'x', token_type: 'bearer' }))
    await client.call(loginToken, { body: { username: 'a b@c', password: 'p&q' } })
    const { body, headers } = sent()
    expect(sent()).toMatchObject({ url: 'https://api.example/login/token', method: 'POST' })
    const sentRequest = new Request('https://api.example', { method: 'POST', body: body ?? null })
    // Set by the browser, with its charset.
    expect(sentRequest.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(await sentRequest.text()).toBe('username=a+b%40c&password=p%26q')
    expect(headers).not.toHaveProperty('Content-Type')
  })

  // spec 7.23, 9.1
  it.each<[Endpoint<string, object, undefined>, string]>([
    [listEntities, '?limit=1024&offset=0&order_by=id&order_asc=false'],
    [listUsers, '?limit=1024&offset=0'],
    [listTrackingColumns, '?limit=1024&offset=0'],
    [listTrackingSources, '?limit=1024&offset=0'],
  ])('leaves out no default of a list: %#', async (endpoint, query) => {
    const { client, fetch } = clientWith(() => json([]))
    await client.call(endpoint)
    expect(new URL(fetch.mock.calls[0]?.[0] as string).search).toBe(query)
  })

  // spec 7.23, 9.1
  it.each([queryEntity, queryElad, queryElcam])('leaves out no default of $id', async (endpoint) => {
    const { client, sent } = clientWith(() => json([]))
    await (client.call as (of: Endpoint, options: AnyOptions) => Promise<unknown>)(endpoint, {
      body: { order_by: undefined, order_asc: true },
    })
    expect(JSON.parse(sent().body as string)).toEqual({ limit: 1024, offset: 0, order_by: 'id', order_asc: true })
  })

  it('sends multipart data unchanged', async () => {
    const { client, sent } = clientWith(() => json({ card_id: 3 }))
    const body = new FormData()
    body.append('file', new Blob(['x']), 'x.png')
    expect(await client.call(uploadCard, { body, query: { entity_id: 9 } })).toBe(3)
    expect(sent().body).toBe(body)
    expect(sent().url).toBe('https://api.example/api/v1/acc/books/card/upload?entity_id=9')
    expect(sent().headers).not.toHaveProperty('Content-Type')
  })

  it('is not sent for an invalid id', async () => {
    const { client, fetch } = clientWith(() => json({}))
    expect(await rejectionOf(client.call(getElad, { path: { elad_id: '..' } }))).toMatchObject({
      status: 404,
      message: 'Not Found',
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('goes to a configured URL without credentials', async () => {
    const { client, sent } = clientWith(() => json({ showcase_id: 1, name: null, day: null, intro: null, items: [] }), {
      elsewhere: { getShowcase: 'https://cdn.example/{vert_id}.json' },
      basic: { user: 'a', password: 'b' },
    })
    await client.call(getShowcase)
    expect(sent()).toMatchObject({ url: 'https://cdn.example/books.json', credentials: 'same-origin' })
    expect(sent().headers).not.toHaveProperty('Authorization')
  })

  it('requires path, query and body exactly if the endpoint does', () => {
    expectTypeOf<OptionsArgument<CallOptions<'/a/{vert_id}', object, undefined>>>().toExtend<[unknown?]>()
    expectTypeOf<{ path: { id: number } }>().toExtend<CallOptions<'/a/{id}', object, undefined>>()
    expectTypeOf<object>().not.toExtend<CallOptions<'/a/{id}', object, undefined>>()
    expectTypeOf<{ path: { id: number } }>().not.toExtend<CallOptions<'/a', object, undefined>>()
    expectTypeOf<object>().not.toExtend<CallOptions<'/a', { rating: number }, undefined>>()
    expectTypeOf<object>().toExtend<CallOptions<'/a', { rating?: number }, undefined>>()
    expectTypeOf<{ body: string }>().not.toExtend<CallOptions<'/a', object, { name: string }>>()
    expectTypeOf<object>().not.toExtend<CallOptions<'/a', object, { name?: string }>>()
  })
})

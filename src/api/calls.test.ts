import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
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
  listTrackingColumns,
  listTrackingSources,
} from './endpoints/lookups.ts'
import { reportVendorsDay } from './endpoints/reports.ts'
import { getLoginStatus, loginAccessToken } from './endpoints/session.ts'
import { getEntity, listEntities } from './endpoints/titles.ts'
import { clientWith, json } from './testing/testClient.ts'

/* Calls as they are sent and their answers as they are read, where no screen shows all of that. */

const PAGING = { limit: '1024', offset: '0' }
const queryOf = (url: unknown) => Object.fromEntries(new URL(String(url)).searchParams)
const pathOf = (url: unknown) => new URL(String(url)).pathname

describe('the session', () => {
  // spec 7.4
  it('has a status, read with the token', async () => {
    const { client, sent } = clientWith(() => json({ status: 'ok' }))
    expect(await client.call(getLoginStatus)).toEqual({ status: 'ok' })
    expect(sent()).toMatchObject({
      url: 'https://api.example/login/status',
      method: 'GET',
      headers: { Authorization: 'Bearer abc' },
    })
  })

  // spec 3.5, 7.7
  it('starts with user name, password and account as JSON, for an access token', async () => {
    const { client, sent } = clientWith(() => json({ access_token: 'x.y.z' }))
    const body = { username: 'imogen@harbourvale.example', passwd: 'demo', extra: { acc: 'QA07' } }
    expect(await client.call(loginAccessToken, { body })).toMatchObject({ accessToken: 'x.y.z' })
    expect(sent()).toMatchObject({
      url: 'https://api.example/login/access_token',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"username":"imogen@harbourvale.example","passwd":"demo","extra":{"acc":"QA07"}}',
    })
  })
})

describe('titles', () => {
  // spec 3.15, 7.16
  it('are filtered and ordered by the query', async () => {
    const { client, sent } = clientWith(() => json([{ entity_id: 7, entity_name: 'Dracula' }]))
    const filters = { name_wc: 'dra*', parent_wc: 'stoker*', country_id: 'GB', country_id_live: 'IE' }
    const { rows } = await client.call(listEntities, {
      query: { ...filters, verttask_id: 3, order_by: 'entity_name', order_asc: true },
    })
    expect(rows).toMatchObject([{ id: 7, name: 'Dracula' }])
    expect(pathOf(sent().url)).toBe('/api/v1/acc/books/entity')
    expect(queryOf(sent().url)).toEqual({
      ...PAGING,
      ...filters,
      verttask_id: '3',
      order_by: 'entity_name',
      order_asc: 'true',
    })
  })

  // spec 7.16
  it('are read one by one by id', async () => {
    const { client, sent } = clientWith(() => json({ entity_id: 7, entity_name: 'Dracula' }))
    expect(await client.call(getEntity, { path: { entity_id: 7 } })).toMatchObject({ id: 7, name: 'Dracula' })
    expect(sent()).toMatchObject({ url: 'https://api.example/api/v1/acc/books/entity/7', method: 'GET' })
  })
})

describe('lookups', () => {
  // spec 7.13
  it.each<[Endpoint, path: Record<string, string>, url: string, item?: object]>([
    [getCountry, { id: 'GB' }, 'country/GB'],
    [getAdAttributeType, { id: '4' }, 'eladattrtype/4'],
    [
      getAdClass,
      { eladtype_id: 'image', eladcls_id: 'feed' },
      'eladcls/image/feed',
      { eladtype_id: 'image', eladcls_id: 'feed' },
    ],
    [getAdType, { id: 'image' }, 'eladtype/image'],
    [getPlacement, { id: '2' }, 'elplat/2'],
    [getTitleRelation, { id: '1' }, 'entityrel/1'],
    [getTitleStatus, { id: 'live' }, 'entitystatus/live'],
    [getTitleType, { id: 'ebook' }, 'entitytype/ebook'],
    [getTrackingColumn, { trackcol_code: 'meta_conv' }, 'trackcol/meta_conv', { code: 'meta_conv', src: null }],
    [getTrackingSource, { id: 'test' }, 'tracksrc/test', { id: 'test', table_name: null }],
    [getVendor, { vendor_code: 'gad' }, 'vendor/gad', { code: 'gad', colprefix: null }],
    [getVertical, { id: 'books' }, 'vert/books'],
  ])('have single items: $id', async (endpoint, path, url, item = { id: Object.values(path)[0] }) => {
    const { client, sent } = clientWith(() => json({ name: 'A name', ...item }))
    const call = client.call as (of: Endpoint, options: object) => Promise<unknown>
    expect(await call(endpoint, { path })).toMatchObject({ id: Object.values(path).at(-1), name: 'A name' })
    expect(sent().url).toBe(`https://api.example/api/v1/lookup/${url}`)
  })

  // spec 7.13
  it('of tracking have filters', async () => {
    const columns = clientWith(() => json([]))
    await columns.client.call(listTrackingColumns, { query: { code: 'meta_conv', name: 'Purchases', src: 'mad' } })
    expect(queryOf(columns.sent().url)).toEqual({ ...PAGING, code: 'meta_conv', name: 'Purchases', src: 'mad' })
    const sources = clientWith(() => json([]))
    await sources.client.call(listTrackingSources, { query: { id_wc: 't*', table_name: 'hits', limit: 5 } })
    expect(queryOf(sources.sent().url)).toEqual({ limit: '5', offset: '0', id_wc: 't*', table_name: 'hits' })
  })
})

// spec 3.13
it('the nine columns of a report are the metrics of the three platforms', async () => {
  const google = { google_clicks: 1, google_impr: 2, google_conv: 3 }
  const meta = { meta_clicks: 4, meta_impr: 5, meta_conv: 6 }
  const pinterest = { pinterest_clicks: 7, pinterest_impr: 8, pinterest_conv: 9 }
  const row = { refkey: 101, day: '2026-11-01', ...google, ...meta, ...pinterest }
  const { client } = clientWith(() => json({ total: 1, rows: [row] }))
  const { rows } = await client.call(reportVendorsDay, { body: { day_from: '2026-11-01', day_to: '2026-11-01' } })
  expect(rows[0]?.figures).toEqual({
    gad: { clicks: 1, impressions: 2, conversions: 3 },
    mad: { clicks: 4, impressions: 5, conversions: 6 },
    pad: { clicks: 7, impressions: 8, conversions: 9 },
  })
})

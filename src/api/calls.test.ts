import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { getMe, listMyAccounts, listMyFunctions, listMyRoles, listUsers, logError } from './endpoints/account.ts'
import { getCountryList, listTrackingSources } from './endpoints/lookups.ts'
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
  listVerticalTitleTypes,
} from './endpoints/unusedLookups.ts'
import {
  reportElcamsDay,
  reportElcamsMonth,
  reportItemsDay,
  reportVendorsDay,
  reportVendorsMonth,
} from './endpoints/reports.ts'
import { getLoginStatus, loginAccessToken } from './endpoints/session.ts'
import { getEntity, listEntities } from './endpoints/titles.ts'
import { clientWith, json } from './testing/testClient.ts'

/* Calls as they are sent and their answers as they are read, where no screen shows all of that. */

const PAGING = { limit: '1024', offset: '0' }
const queryOf = (url: unknown) => Object.fromEntries(new URL(String(url)).searchParams)
const jsonOf = (body: unknown): unknown => JSON.parse(body as string)
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

describe('the user', () => {
  const IMOGEN = {
    user_name: 'imogen@harbourvale.example',
    name_first: 'Imogen',
    name_last: 'Ashby',
    email1: 'press@harbourvale.example',
    date_activate: '2024-03-04',
  }
  const READ = {
    userName: 'imogen@harbourvale.example',
    firstName: 'Imogen',
    lastName: 'Ashby',
    email: 'press@harbourvale.example',
    activatedOn: '2024-03-04',
  }

  // spec 3.9, 3.10, 6.4, 7.9
  it.each<[Endpoint, path: string, answer: object, read: object]>([
    [getMe, '', { ...IMOGEN, user_id: 7, acc_id: 'HV01', acc_name: 'Harbour & Vale' }, { ...READ, accountId: 'HV01' }],
    [listMyRoles, 'roles', [{ role_id: 'mkt', name: 'Marketing' }], { rows: [{ id: 'mkt', name: 'Marketing' }] }],
    [listMyFunctions, 'funcs', [{ func_code: 'rate', name: 'Rate' }], { rows: [{ id: 'rate', name: 'Rate' }] }],
    [listMyAccounts, 'accounts', [{ acc_id: 'HV01', acc_name: 'Vale' }], { rows: [{ id: 'HV01', name: 'Vale' }] }],
  ])('is read by GET: $id', async (endpoint, path, answer, read) => {
    const { client, sent } = clientWith(() => json(answer))
    const call = client.call as (of: Endpoint) => Promise<unknown>
    expect(await call(endpoint)).toMatchObject(read)
    expect(sent()).toMatchObject({ url: `https://api.example/api/v1/me/${path}`, method: 'GET' })
  })

  // spec 3.10
  it('has the same fields in the list of users', async () => {
    const { client } = clientWith(() => json({ total: 1, rows: [IMOGEN] }))
    expect((await client.call(listUsers)).rows).toEqual([READ])
  })

  // spec 7.11
  it('reports an error by its text', async () => {
    const { client, sent } = clientWith(() => new Response(null, { status: 204 }))
    await client.call(logError, { body: { error: 'broken' } })
    expect(sent()).toMatchObject({
      url: 'https://api.example/api/v1/me/log_error',
      method: 'POST',
      body: '{"error":"broken"}',
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

  // spec 7.13, 7.26
  it('of tracking have filters', async () => {
    const columns = clientWith(() => json([]))
    await columns.client.call(listTrackingColumns, { query: { code: 'meta_conv', name: 'Purchases', src: 'mad' } })
    expect(queryOf(columns.sent().url)).toEqual({ ...PAGING, code: 'meta_conv', name: 'Purchases', src: 'mad' })
    const sources = clientWith(() => json([]))
    await sources.client.call(listTrackingSources, { query: { id_wc: 't*', table_name: 'hits', limit: 5 } })
    expect(queryOf(sources.sent().url)).toEqual({ limit: '5', offset: '0', id_wc: 't*', table_name: 'hits' })
  })
})

// spec 3.12, 7.15
it('the live countries are a list of ids', async () => {
  const { client, sent } = clientWith(() => json({ cc_live_list: ['GB', 'IE'] }))
  expect(await client.call(getCountryList)).toEqual(['GB', 'IE'])
  expect(sent()).toMatchObject({ url: 'https://api.example/api/v1/acc/books/country_list', method: 'GET' })
})

// spec 7.14
it('a vertical has title types of its own', async () => {
  const { client, sent } = clientWith(() => json([{ id: 'ebook', name: 'E-book' }]))
  expect((await client.call(listVerticalTitleTypes)).rows).toEqual([{ id: 'ebook', name: 'E-book' }])
  expect(sent()).toMatchObject({ url: 'https://api.example/api/av1/books/lookup/entitytype', method: 'GET' })
})

describe('reports', () => {
  const DAYS = { day_from: '2026-11-01', day_to: '2026-11-30' }

  // spec 7.21
  it.each([
    [reportElcamsDay, 'elcams/day'],
    [reportElcamsMonth, 'elcams/month'],
    [reportItemsDay, 'elcam_items/day'],
    [reportVendorsDay, 'elcam_vendors/day'],
    [reportVendorsMonth, 'elcam_vendors/month'],
  ])('are read by POST: $id', async (endpoint, path) => {
    const { client, sent } = clientWith(() => json({ total: 0, rows: [] }))
    const call = client.call as (of: Endpoint, options: object) => Promise<unknown>
    await call(endpoint, { body: { ...DAYS, refkey: [101] } })
    expect(sent()).toMatchObject({ url: `https://api.example/api/v1/acc/books/report/${path}`, method: 'POST' })
    expect(jsonOf(sent().body)).toMatchObject({ ...DAYS, refkey: [101] })
  })

  // spec 3.20
  it.each(['refkey', 'day', 'refkey|day', 'day|refkey'] as const)('are ordered by %s', async (order_by) => {
    const { client, sent } = clientWith(() => json({ total: 0, rows: [] }))
    await client.call(reportVendorsDay, { body: { ...DAYS, order_by, order_asc: true } })
    expect(jsonOf(sent().body)).toMatchObject({ order_by, order_asc: true })
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

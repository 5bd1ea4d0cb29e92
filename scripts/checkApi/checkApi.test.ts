import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#api/allEndpoints.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { getMe, listMyRoles, listUsers } from '#api/endpoints/account.ts'
import { downloadElad, queryElad, queryElcam } from '#api/endpoints/ads.ts'
import { getCountryList, listCountries, listVendors } from '#api/endpoints/lookups.ts'
import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { loginAccessToken } from '#api/endpoints/session.ts'
import { getEntity, listEntities, queryEntity } from '#api/endpoints/titles.ts'
import { breaks, fails, garbles, returns } from '#mocks/respond.ts'
import { startServer, type RunningServer } from '#mocks/server.ts'
import { setToday, WORLD_TODAY } from '#mocks/world/clock.ts'
import { checkApi, readingEndpoints } from './checkApi.ts'
import { hasTrouble, type CallResult, type Report } from './findings.ts'
import { tableOf } from './table.ts'
import { eachRow, twisted, type RowsBody } from './twisted.ts'

const WRONG = [
  twisted(
    queryEntity,
    eachRow(({ elad_count, ...row }) => ({ ...row, ad_count: elad_count })),
  ),
  twisted(
    queryElad,
    eachRow((row, index) =>
      index % 2 === 0 ? row : { ...row, google_clicks: '12', art: [{ art_id: 1, art_type_cls: 7, url: null }] },
    ),
  ),
  garbles(getMe),
  fails(listVendors, 500),
  breaks(listMyRoles),
  twisted(queryElcam, (body) => ({ rows: (body as RowsBody).rows })),
  returns(getEntity, []),
  returns(listCountries, { GB: 'United Kingdom' }),
  returns(getCountryList, { cc_live_list: [] }),
  twisted(
    reportVendorsDay,
    eachRow((row) => ({ ...row, day: '20 November' })),
  ),
  http.get('*/elad/:id/download', () => HttpResponse.html('<p>Log in</p>')),
  http.get('*/acc/:vert/user', () => new HttpResponse('[]', { headers: { 'content-type': 'text/plain' } })),
]

const credentials = { user: 'Demo@harbourvale.example', password: 'demo', vertical: 'books' }
let right: RunningServer
let wrong: RunningServer
let wrongReport: Report

beforeAll(async () => {
  right = await startServer({ port: 0, today: WORLD_TODAY })
  wrong = await startServer({ port: 0, today: WORLD_TODAY, overrides: WRONG })
  wrongReport = await checkApi({ host: wrong.url, ...credentials })
}, 60_000)
afterAll(async () => {
  await Promise.all([right.close(), wrong.close()])
  setToday(WORLD_TODAY)
})

const of = ({ results }: Report, { id }: Endpoint): CallResult =>
  results.find(({ endpoint }) => endpoint === id) ?? expect.fail(`${id} was not called`)

describe('a server that keeps the contract', () => {
  it('fits in every call that reads, and in nothing else was it called', async () => {
    const report = await checkApi({ host: right.url, ...credentials })
    expect(report.results.filter(({ verdict }) => verdict !== 'fits').map(({ endpoint }) => endpoint)).toEqual([
      'followClick',
    ])
    expect(hasTrouble(report)).toBe(false)
    const called = report.results.map(({ endpoint }) => endpoint).sort()
    expect(called).toEqual([...readingEndpoints().map(({ id }) => id), 'loginAccessToken', 'followClick'].sort())
    for (const id of called) expect(id === loginAccessToken.id || ALL_ENDPOINTS[id]?.effect === false).toBe(true)
    expect(tableOf(report)).toMatch(/55 calls: 54 fit, 0 differ, 0 failed, 1 not tried$/)
  }, 60_000)

  it('tells of fields that the contract does not have, and of lists that were cut off', async () => {
    const report = await checkApi({ host: right.url, ...credentials })
    expect(of(report, loginAccessToken).notes).toEqual(['fields that the contract does not have: token_type'])
    expect(of(report, reportVendorsDay).notes.join()).toMatch(/^1024 of \d+ rows: cut off at the page$/)
    expect(of(report, listEntities)).toMatchObject({ rows: 25, notes: [] })
  }, 60_000)
})

describe('a server that does not', () => {
  it('is found out', () => {
    expect(hasTrouble(wrongReport)).toBe(true)
  })

  it.each([
    [
      'a renamed field',
      queryEntity,
      { place: 'rows[].elad_count', expected: '"elad_count"', found: 'nothing', rows: { count: 25, of: 25, first: 0 } },
    ],
    [
      'a text for a number, in every second row',
      queryElad,
      { place: 'rows[].google_clicks', expected: 'number', found: 'string', rows: { count: 83, of: 166, first: 1 } },
    ],
    [
      'a number for a text, inside a list',
      queryElad,
      {
        place: 'rows[].art[].art_type_cls',
        expected: 'string',
        found: 'number',
        rows: { count: 83, of: 166, first: 1 },
      },
    ],
    ['a missing total', queryElcam, { place: 'total', expected: 'a count', found: 'nothing', rows: null }],
    [
      'a list for an object',
      getEntity,
      { place: '(the whole answer)', expected: 'an object', found: 'a list', rows: null },
    ],
    [
      'an object for a list',
      listCountries,
      { place: '(the whole answer)', expected: 'a list, or an object with rows', found: 'an object', rows: null },
    ],
    ['a page for JSON', getMe, { place: '(the whole answer)', expected: 'JSON', found: 'something else', rows: null }],
    [
      'the type of a page',
      getMe,
      { place: '(content-type)', expected: 'application/json', found: 'text/html', rows: null },
    ],
    [
      'JSON that is not called so',
      listUsers,
      { place: '(content-type)', expected: 'application/json', found: 'text/plain', rows: null },
    ],
    [
      'a file without a name',
      downloadElad,
      { place: '(content-disposition)', expected: 'a file name', found: 'nothing', rows: null },
    ],
    [
      'a day that is none',
      reportVendorsDay,
      { place: 'rows[].day', expected: 'a day', found: 'string', rows: { count: 1024, of: 1024, first: 0 } },
    ],
  ] as const)('has %s', (_, endpoint, misfit) => {
    const result = of(wrongReport, endpoint)
    expect(result.verdict).toBe('differs')
    expect(result.misfits).toContainEqual(misfit)
  })

  it('tells the new name of a renamed field', () => {
    expect(of(wrongReport, queryEntity).notes).toContain('fields that the contract does not have: ad_count')
  })

  it('fails with its own words, or with the network’s', () => {
    expect(of(wrongReport, listVendors)).toMatchObject({
      verdict: 'failed',
      status: 500,
      reason: 'HTTP 500: Something broke on our side.',
    })
    expect(of(wrongReport, listMyRoles)).toMatchObject({ verdict: 'failed', status: null })
    expect(of(wrongReport, listMyRoles).reason).toMatch(/^no answer/)
  })

  it('leaves what could not be asked for untried, and says why', () => {
    const vendor = wrongReport.results.find(({ endpoint }) => endpoint === 'getVendor')
    expect(vendor).toMatchObject({ verdict: 'not tried' })
    expect(vendor?.reason).toMatch(/^no vendor_code to ask with/)
  })

  it('goes no further than a login that is refused', async () => {
    const report = await checkApi({ host: right.url, ...credentials, password: 'wrong' })
    expect(report.results).toHaveLength(1)
    expect(report.results[0]).toMatchObject({
      verdict: 'failed',
      status: 401,
      reason: 'HTTP 401: Incorrect e-mail or password',
    })
  })

  it('is not there at all', async () => {
    const report = await checkApi({ host: 'http://127.0.0.1:9', ...credentials })
    expect(report.results).toHaveLength(1)
    expect(hasTrouble(report)).toBe(true)
  })
})

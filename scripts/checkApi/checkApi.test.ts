import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ALL_ENDPOINTS } from '#api/testing/allEndpoints.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { getMe, listMyAccounts, listMyRoles, listUsers } from '#api/endpoints/account.ts'
import { downloadElad, queryElad } from '#api/endpoints/ads.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import { getCountryList, listCountries, listVendors } from '#api/endpoints/lookups.ts'
import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { getLoginStatus, loginAccessToken } from '#api/endpoints/session.ts'
import { getEntity, listEntities, queryEntity } from '#api/endpoints/titles.ts'
import { fails, hasFault, returnsWrong } from '#mocks/respond.ts'
import { startServer, type RunningServer } from '#mocks/server.ts'
import { setToday, WORLD_TODAY } from '#mocks/world/clock.ts'
import { checkApi, readOnlyEndpoints } from './checkApi.ts'
import { hasProblems, type CallResult, type Report } from './report.ts'
import { formatReport } from './formatReport.ts'
import { eachRow, altersAnswer, type RowsBody } from './altersAnswer.ts'

const FAULTY_HANDLERS = [
  altersAnswer(
    queryEntity,
    eachRow(({ elad_count, ...row }) => ({ ...row, ad_count: elad_count })),
  ),
  altersAnswer(
    queryElad,
    eachRow((row, index) =>
      index % 2 === 0 ? row : { ...row, google_clicks: '12', art: [{ art_id: 1, art_type_cls: 7, url: null }] },
    ),
  ),
  hasFault(getMe, 'unreadable'),
  fails(listVendors, 500),
  hasFault(listMyRoles, 'network'),
  altersAnswer(queryElcam, (body) => ({ rows: (body as RowsBody).rows })),
  returnsWrong(getEntity, []),
  returnsWrong(listCountries, { GB: 'United Kingdom' }),
  returnsWrong(getCountryList, { cc_live_list: [] }),
  altersAnswer(
    reportVendorsDay,
    eachRow((row) => ({ ...row, day: '20 November' })),
  ),
  returnsWrong(listMyAccounts, [{ acc_id: 2 ** 53, acc_name: 'Vast' }]),
  http.get('*/elad/:id/download', () => HttpResponse.html('<p>Log in</p>')),
  http.get('*/acc/:vert/user', () => new HttpResponse('[]', { headers: { 'content-type': 'text/plain' } })),
]

const credentials = { user: 'Demo@harbourvale.example', password: 'demo', vertical: 'books' }
let correct: RunningServer
let faulty: RunningServer
let faultyReport: Report

beforeAll(async () => {
  // The periods that are asked for are those with data, on any day.
  vi.useFakeTimers({ now: new Date(`${WORLD_TODAY}T10:00:00Z`), toFake: ['Date'] })
  correct = await startServer({ port: 0, today: WORLD_TODAY })
  faulty = await startServer({ port: 0, today: WORLD_TODAY, overrides: FAULTY_HANDLERS })
  faultyReport = await checkApi({ host: faulty.url, ...credentials })
})
afterAll(async () => {
  await Promise.all([correct.close(), faulty.close()])
  setToday(WORLD_TODAY)
  vi.useRealTimers()
})

const resultOf = ({ results }: Report, { id }: Endpoint): CallResult =>
  results.find(({ endpoint }) => endpoint === id) ?? expect.fail(`${id} was not called`)

describe('a server that follows the contract', () => {
  // spec 3.3
  it('matches in every read-only call, and gets no other calls', async () => {
    const report = await checkApi({ host: correct.url, ...credentials })
    expect(report.results.filter(({ verdict }) => verdict !== 'fits').map(({ endpoint }) => endpoint)).toEqual([
      'followClick',
    ])
    expect(hasProblems(report)).toBe(false)
    const called = report.results.map(({ endpoint }) => endpoint).sort()
    expect(called).toEqual([...readOnlyEndpoints().map(({ id }) => id), 'loginAccessToken', 'followClick'].sort())
    for (const id of called) expect(id === loginAccessToken.id || ALL_ENDPOINTS[id]?.hasSideEffect === false).toBe(true)
    expect(formatReport(report)).toMatch(/55 calls: 54 fit, 0 differ, 0 failed, 1 not tried$/)
  })

  it('gets notes about unknown fields and truncated lists', async () => {
    const report = await checkApi({ host: correct.url, ...credentials })
    expect(resultOf(report, loginAccessToken).notes).toEqual(['fields that the contract does not have: token_type'])
    expect(resultOf(report, reportVendorsDay).notes.join()).toMatch(/^1024 of \d+ rows: cut off at the page$/)
    expect(resultOf(report, listEntities)).toMatchObject({ rows: 25, notes: [] })
  })
})

describe('a server that violates the contract', () => {
  it('is reported as having problems', () => {
    expect(hasProblems(faultyReport)).toBe(true)
  })

  it.each([
    [
      'a renamed field',
      queryEntity,
      { place: 'rows[].elad_count', expected: '"elad_count"', found: 'nothing', rows: { count: 25, of: 25, first: 0 } },
    ],
    [
      'a string instead of a number, in every second row',
      queryElad,
      { place: 'rows[].google_clicks', expected: 'number', found: 'string', rows: { count: 83, of: 166, first: 1 } },
    ],
    [
      'a number instead of a string, in a nested list',
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
      'a list instead of an object',
      getEntity,
      { place: '(the whole answer)', expected: 'an object', found: 'a list', rows: null },
    ],
    [
      'an object instead of a list',
      listCountries,
      { place: '(the whole answer)', expected: 'a list, or an object with rows', found: 'an object', rows: null },
    ],
    [
      'a page instead of JSON',
      getMe,
      { place: '(the whole answer)', expected: 'JSON', found: 'something else', rows: null },
    ],
    [
      'the content type of a page',
      getMe,
      { place: '(content-type)', expected: 'application/json', found: 'text/html', rows: null },
    ],
    [
      'JSON with another content type',
      listUsers,
      { place: '(content-type)', expected: 'application/json', found: 'text/plain', rows: null },
    ],
    [
      'a file without a name',
      downloadElad,
      { place: '(content-disposition)', expected: 'a file name', found: 'nothing', rows: null },
    ],
    [
      'an id that JSON cannot hold',
      listMyAccounts,
      {
        place: 'rows[].acc_id',
        expected: '<=9007199254740991',
        found: 'a number that JSON cannot hold',
        rows: { count: 1, of: 1, first: 0 },
      },
    ],
    [
      'an invalid day',
      reportVendorsDay,
      { place: 'rows[].day', expected: 'a day', found: 'string', rows: { count: 1024, of: 1024, first: 0 } },
    ],
  ] as const)('has %s', (_, endpoint, misfit) => {
    const result = resultOf(faultyReport, endpoint)
    expect(result.verdict).toBe('differs')
    expect(result.misfits).toContainEqual(misfit)
  })

  it('gets a note about the new name of a renamed field', () => {
    expect(resultOf(faultyReport, queryEntity).notes).toContain('fields that the contract does not have: ad_count')
  })

  it('fails with the server’s message or a network error', () => {
    expect(resultOf(faultyReport, listVendors)).toMatchObject({
      verdict: 'failed',
      status: 500,
      reason: 'HTTP 500: Something broke on our side.',
    })
    expect(resultOf(faultyReport, listMyRoles)).toMatchObject({ verdict: 'failed', status: null })
    expect(resultOf(faultyReport, listMyRoles).reason).toMatch(/^no answer/)
  })

  it('leaves calls without an id untried, with the reason', () => {
    const vendor = faultyReport.results.find(({ endpoint }) => endpoint === 'getVendor')
    expect(vendor).toMatchObject({ verdict: 'not tried' })
    expect(vendor?.reason).toMatch(/^no vendor_code to call it with/)
  })

  it('stops after a refused login', async () => {
    const report = await checkApi({ host: correct.url, ...credentials, password: 'wrong' })
    expect(report.results).toHaveLength(1)
    expect(report.results[0]).toMatchObject({
      verdict: 'failed',
      status: 401,
      reason: 'HTTP 401: Incorrect email or password',
    })
  })

  it('may be unreachable', async () => {
    const report = await checkApi({ host: 'http://127.0.0.1:9', ...credentials })
    expect(report.results).toHaveLength(1)
    expect(hasProblems(report)).toBe(true)
  })
})

describe('a redirect', () => {
  it('of the login is not followed, as it would send the password on', async () => {
    const bodies: string[] = []
    const elsewhere = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()))
      request.on('end', () => response.end('{}'))
    })
    const redirecting = createServer((request, response) => {
      const { port } = elsewhere.address() as AddressInfo
      request.resume().on('end', () => response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end())
    })
    await Promise.all([elsewhere, redirecting].map((each) => new Promise<void>((done) => each.listen(0, done))))
    const { port } = redirecting.address() as AddressInfo
    const report = await checkApi({ host: `http://127.0.0.1:${port}`, ...credentials })
    expect(bodies).toEqual([])
    expect(report.results).toHaveLength(1)
    expect(report.results[0]).toMatchObject({
      verdict: 'failed',
      status: 307,
      reason: expect.stringMatching(/^HTTP 307: a redirect to http:.* not followed$/) as string,
    })
    for (const each of [elsewhere, redirecting]) each.close()
  })
})

it('reads the status of the login', () => {
  expect(resultOf(faultyReport, getLoginStatus)).toMatchObject({ path: '/login/status', verdict: 'fits' })
})

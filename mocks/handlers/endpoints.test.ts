import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#api/testing/allEndpoints.ts'
import { isApiCall, rejectUnhandledCalls } from '../unhandled.ts'
import { PASSWORD } from '../world/users.ts'
import { handlers } from './handlers.ts'
import { RESET_TOKEN } from './public.ts'
import { call, CUSTOMER, callAndParse, STAFF } from './testCall.ts'
import { tokenFor } from './session.ts'

const period = { day_from: '2026-10-23', day_to: '2026-11-19' }
const material = new FormData()
material.set('file', new File(['a cover'], 'cover.png', { type: 'image/png' }))

type Options = NonNullable<Parameters<typeof call>[1]>

/** Options of calls by endpoint id; all other calls need none. */
const CALL_OPTIONS: Readonly<Record<string, Options>> = {
  loginToken: { body: new URLSearchParams({ username: CUSTOMER, password: PASSWORD }) },
  loginAccessToken: { body: { username: CUSTOMER, passwd: PASSWORD } },
  loginDev: { body: { username: CUSTOMER } },
  masquerade: { body: { acc_id: 'QA07' }, token: tokenFor(STAFF, 'HV01') },
  refreshToken: { token: tokenFor(CUSTOMER, 'HV01', { use: 'refresh' }) },
  switchAccount: { params: { acc_id: 'QA07' } },
  logError: { body: { error: 'Failed to load' } },
  sleepMeow: { params: { dur: 0 } },
  getCountry: { params: { id: 'GB' } },
  getAdAttributeType: { params: { id: 'headline' } },
  getAdClass: { params: { eladtype_id: 'image', eladcls_id: 'feed' } },
  getAdType: { params: { id: 'image' } },
  getPlacement: { params: { id: 'youtube' } },
  getTitleRelation: { params: { id: 'series' } },
  getTitleStatus: { params: { id: 'review' } },
  getTitleType: { params: { id: 'book' } },
  getTrackingColumn: { params: { trackcol_code: 'google_clicks' } },
  getTrackingSource: { params: { id: 'live' } },
  getVendor: { params: { vendor_code: 'gad' } },
  getVertical: { params: { id: 'books' } },
  getEntity: { params: { entity_id: 101 } },
  queryEntity: { body: period },
  getElad: { params: { elad_id: 10101 } },
  downloadElad: { params: { elad_id: 10101 } },
  listEladCampaigns: { params: { elad_id: 10101 } },
  getEladRating: { params: { elad_id: 10101 } },
  rateElad: { params: { elad_id: 10102 }, query: { rating: 3, comment: 'Fine' } },
  queryElad: { body: period },
  getElcam: { params: { elcam_id: 101011 } },
  listElcamItems: { params: { elcam_id: 101011 } },
  getElcamItem: { params: { elcam_id: 101011, elcamitem_id: 1010111 } },
  queryElcam: { body: period },
  reportElcamsDay: { body: period },
  reportElcamsMonth: { body: period },
  reportItemsDay: { body: period },
  reportVendorsDay: { body: period },
  reportVendorsMonth: { body: period },
  trackEntities: { body: { ...period, refkey: [101] } },
  trackElads: { body: { ...period, refkey: [10101] } },
  uploadCard: { body: material, query: { entity_id: 101, msg: 'New wording' } },
  forgotPassword: { body: { username: CUSTOMER } },
  resetPassword: { body: { token: RESET_TOKEN, passwd: 'new' } },
  followClick: { params: { id: '10101' } },
}

const endpoints = Object.values(ALL_ENDPOINTS)

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  it('answers exactly as the contract says', async () => {
    if (endpoint.isFile) {
      const response = await call(endpoint, CALL_OPTIONS[id])
      expect(response.status).toBe(200)
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
    } else {
      const answer = await callAndParse(endpoint, CALL_OPTIONS[id])
      if (typeof answer === 'object' && answer !== null && 'rows' in answer) expect(answer.rows).not.toHaveLength(0)
    }
  })

  it(endpoint.isPublic ? 'needs no session' : 'answers 401 without a session', async () => {
    const response = await call(endpoint, { ...CALL_OPTIONS[id], token: null })
    expect(response.status === 401).toBe(!endpoint.isPublic)
    if (!endpoint.isPublic) expect(await response.json()).toEqual({ detail: 'Not authenticated' })
  })

  it('is recognised as an API call', () => {
    expect(isApiCall(new Request(`http://page.test${endpoint.path}`))).toBe(true)
    expect(isApiCall(new Request(`http://page.test/shelf${endpoint.path}`), '/shelf/')).toBe(true)
  })
})

it('has exactly one handler per endpoint', () => {
  expect(handlers).toHaveLength(endpoints.length)
})

it('fails unhandled API calls in a page, and ignores its files', async () => {
  const pageHandlers = [...handlers, rejectUnhandledCalls('/shelf/')]
  const unhandled = await getResponse(pageHandlers, new Request('http://page.test/shelf/api/v1/me/wishes'))
  expect([unhandled?.status, await unhandled?.json()]).toEqual([
    501,
    { error_msg: 'No handler answers GET /shelf/api/v1/me/wishes' },
  ])
  expect(await getResponse(pageHandlers, new Request('http://page.test/shelf/assets/index.js'))).toBeUndefined()
})

it.each(['/src/api/client.ts', '/assets/index.js', '/', '/mockServiceWorker.js'])(
  'recognises %s as a file of the page',
  (path) => {
    expect(isApiCall(new Request(`http://page.test${path}`))).toBe(false)
  },
)

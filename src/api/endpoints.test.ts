import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from './testing/allEndpoints.ts'
import { UnreadableError } from './errors.ts'

const ALL = Object.entries(ALL_ENDPOINTS)

/** Every call of spec section 7. `V` is /api/v1/acc/{vert_id}. */
const SPEC = `
GET /login/status
GET /login/refresh_token
POST /login/token
POST /login/access_token
POST /login/dev
GET /api/v1/me/
GET /api/v1/me/roles
GET /api/v1/me/funcs
GET /api/v1/me/accounts
POST /api/v1/me/accounts/masquerade
GET /api/v1/me/accounts/switch/{acc_id}
POST /api/v1/me/log_error
GET /api/v1/me/sleep_meow/{dur}
${['country', 'eladattrtype', 'eladtype', 'elplat', 'entityrel', 'entitystatus', 'entitytype', 'tracksrc', 'vert'].map((name) => `GET /api/v1/lookup/${name}/\nGET /api/v1/lookup/${name}/{id}`).join('\n')}
GET /api/v1/lookup/eladcls/
GET /api/v1/lookup/eladcls/{eladtype_id}/{eladcls_id}
GET /api/v1/lookup/trackcol/
GET /api/v1/lookup/trackcol/{trackcol_code}
GET /api/v1/lookup/vendor/
GET /api/v1/lookup/vendor/{vendor_code}
GET /api/av1/{vert_id}/lookup/entitytype
GET V/country_list
GET V/entity
GET V/entity/{entity_id}
GET V/elad/{elad_id}
GET V/elad/{elad_id}/download
GET V/elad/{elad_id}/elcam
GET V/elad/{elad_id}/rate
POST V/elad/{elad_id}/rate
GET V/elcam_v2/{elcam_id}
GET V/elcam/{elcam_id}/item
GET V/elcam/{elcam_id}/item/{elcamitem_id}
POST V/query/entity
POST V/query/elad
POST V/query/elcam
POST V/trackdaily/entity
POST V/trackdaily/elad
POST V/report/elcams/day
POST V/report/elcams/month
POST V/report/elcam_items/day
POST V/report/elcam_vendors/day
POST V/report/elcam_vendors/month
GET V/user
POST V/card/upload`
  .trim()
  .replaceAll(' V/', ' /api/v1/acc/{vert_id}/')
  .split('\n')

/** Calls that the specification does not define. */
const NOT_IN_SPEC = [
  'POST /login/forgot_password',
  'POST /login/reset_password',
  'GET /clith/{id}',
  'GET /showcase/latest.json',
]

describe('the endpoints', () => {
  // spec 3.19, 7.3, 7.13, 7.14
  it('are those of the specification and four more', () => {
    expect(SPEC).toHaveLength(61)
    expect(ALL.map(([, { method, path }]) => `${method} ${path}`).sort()).toEqual([...SPEC, ...NOT_IN_SPEC].sort())
  })

  it('have unique ids, and unique methods and paths', () => {
    expect(new Set(ALL.map(([, { id }]) => id)).size).toBe(ALL.length)
    expect(new Set(ALL.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(ALL.length)
  })

  it.each(ALL)('%s is consistent', (name, endpoint) => {
    expect(endpoint.id).toBe(name)
    expect(name).toMatch(/^[A-Za-z0-9]+$/)
    expect(endpoint.method === 'GET' ? endpoint.body : 'none').toBe('none')
    // POST requests to query, report and trackdaily only read.
    const isRead = endpoint.method === 'GET' || /\/(query|report|trackdaily)\//.test(endpoint.path)
    const isGetWithEffect = ['refreshToken', 'switchAccount'].includes(name)
    expect(endpoint.hasSideEffect).toBe(!isRead || isGetWithEffect)
  })

  it('need no session only on login and public pages', () => {
    const open = ALL.filter(([, endpoint]) => endpoint.isPublic).map(([name]) => name)
    expect(open.sort()).toEqual([
      'followClick',
      'forgotPassword',
      'getShowcase',
      'loginAccessToken',
      'loginDev',
      'loginToken',
      'resetPassword',
    ])
  })

  it('use forms and files as specified', () => {
    const kinds = ALL.filter(([, { body, isFile }]) => body === 'form' || body === 'multipart' || isFile).map(
      ([name, { body, isFile }]) => [name, isFile ? 'file' : body],
    )
    expect(kinds).toEqual([
      ['loginToken', 'form'],
      ['downloadElad', 'file'],
      ['uploadCard', 'multipart'],
    ])
  })
})

/** Field names of responses, so that random bodies look like real ones. */
const FIELDS = [
  'id',
  'code',
  'name',
  'user_name',
  'acc_id',
  'role_id',
  'func_code',
  'access_token',
  'status',
  'entity_id',
  'elad_id',
  'elcam_id',
  'elcamitem_id',
  'refkey',
  'day',
  'attrs',
  'art',
  'art_id',
  'vendor_codes',
  'items_by_status',
  'rating',
  'card_id',
  'dest_url',
  'cc_live_list',
  'items',
  'item_id',
  'showcase_id',
  'total',
  'rows',
  'google_clicks',
  'num',
  'tracksrc',
  '__proto__',
  'constructor',
  'toString',
]
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, '', 'x', '2026-11-01', '2026-02-30', 'gad', 0, 1, -1, 1.5, 1e308),
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('any'), { maxKeys: 8 }),
  ),
})).any

describe('parsing a response', () => {
  it.each(ALL)('of %s succeeds or throws UnreadableError for any JSON', (_, endpoint) => {
    fc.assert(
      fc.property(value, (random) => {
        // Through text, as in a real response.
        const body = JSON.parse(JSON.stringify(random)) as unknown
        try {
          endpoint.response(body, (problem) => expect(problem).toMatch(/^.+: .+$/s))
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableError)
        }
      }),
      { numRuns: 60 },
    )
    expect(Object.prototype).not.toHaveProperty('entity_id')
  })
})

import { getResponse, type HttpHandler } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getMe, listUsers } from '#api/endpoints/account.ts'
import { getElad, rateElad } from '#api/endpoints/ads.ts'
import { getShowcase, resetPassword } from '#api/endpoints/public.ts'
import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { loginAccessToken } from '#api/endpoints/session.ts'
import { queryEntity } from '#api/endpoints/titles.ts'
import { ENDPOINT_LIST, FAULTS } from './faults.ts'
import type { HandledEndpoint } from './handlers/handle.ts'
import { handlers } from './handlers/handlers.ts'
import {
  withHandlers,
  fails,
  failsTimes,
  faultHandler,
  hasFault,
  returns,
  returnsWrong,
  delays,
  failsPage,
  stalls,
  stallsAfterFirstPage,
} from './respond.ts'
import { REQUEST_NUMBER, stalledRequests } from './stalledRequests.ts'
import { TEST_USERS, tokenFor } from './testUsers.ts'

const ME = {
  user_name: 'x',
  name_first: null,
  name_last: null,
  email1: null,
  date_activate: null,
  user_id: 1,
  acc_id: null,
  acc_name: null,
}
const request = () =>
  new Request('http://api.test/api/v1/me/', { headers: { authorization: `Bearer ${tokenFor(TEST_USERS.customer)}` } })

async function send(...before: HttpHandler[]): Promise<Response> {
  return (await getResponse([...before, ...handlers], request())) ?? expect.fail('no answer')
}

afterEach(() => {
  vi.useRealTimers()
})

describe('overriding an answer', () => {
  it('returns a body, or nothing', async () => {
    expect(await (await send(returns(getMe, ME))).json()).toEqual(ME)
    expect((await send(returnsWrong(getMe, undefined))).status).toBe(204)
  })

  it('throws for a body that breaks the contract', async () => {
    expect(() => returns(getMe, { user_name: 'x' })).toThrow(/getMe breaks the contract: /)
    expect(() => stallsAfterFirstPage(reportVendorsDay, { total: 1, rows: [{}] })).toThrow(/reportVendorsDay breaks/)
    expect(await (await send(returnsWrong(getMe, { user_name: 'x' }))).json()).toEqual({ user_name: 'x' })
  })

  it.each([
    [400, { error_msg: 'The request could not be read.' }],
    [401, { detail: 'Not authenticated' }],
    [404, { detail: 'Not found' }],
    [500, { error_msg: 'Something broke on our side.' }],
    [418, { error_msg: 'The server answered with 418.' }],
  ])('fails with %d and the server’s own body', async (status, body) => {
    const response = await send(fails(getMe, status))
    expect([response.status, await response.json()]).toEqual([status, body])
  })

  it('fails with a list for 422, a page for 502, or any body', async () => {
    expect(await (await send(fails(getMe, 422))).json()).toMatchObject({ detail: [{ loc: [] }] })
    const gateway = await send(fails(getMe, 502))
    expect([gateway.status, gateway.headers.get('content-type')]).toEqual([502, 'text/html'])
    expect(await (await send(fails(getMe, 502, { detail: 'x' }))).json()).toEqual({ detail: 'x' })
    expect((await send(fails(getMe, 429, undefined, { 'retry-after': '3' }))).headers.get('retry-after')).toBe('3')
  })

  it('fails a number of times, then gives the default answer', async () => {
    const twice = failsTimes(getMe, 503, 2)
    expect([(await send(twice)).status, (await send(twice)).status, (await send(twice)).status]).toEqual([
      503, 503, 200,
    ])
    const once = hasFault(getMe, 'network', 1)
    expect([(await send(once)).type, (await send(once)).status]).toEqual(['error', 200])
  })

  it('drops the connection or returns HTML', async () => {
    expect((await send(hasFault(getMe, 'network'))).type).toBe('error')
    const garbled = await send(hasFault(getMe, 'unreadable'))
    expect([garbled.status, garbled.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  it('answers late or never', async () => {
    vi.useFakeTimers()
    let [slow, never] = [0, 0]
    void send(delays(getMe, 500)).then(({ status }) => (slow = status))
    void send(stalls(getMe)).then(({ status }) => (never = status))
    await vi.advanceTimersByTimeAsync(450)
    expect(slow).toBe(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(slow).toBe(200)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(never).toBe(0)
  })

  it('affects no other endpoint', async () => {
    expect((await send(fails(queryEntity, 500), hasFault(getShowcase, 'network'))).status).toBe(200)
  })

  it('adds handlers to a story', () => {
    const use = vi.fn()
    const [first, second] = [fails(getMe, 500), hasFault(getShowcase, 'network')]
    withHandlers(first, second)({ msw: { use } })
    expect(use).toHaveBeenCalledExactlyOnceWith(first, second)
  })

  it('counts calls anew in each story', async () => {
    const once = failsTimes(getMe, 503, 1)
    const story = withHandlers(once)
    for (let run = 0; run < 2; run += 1) {
      story({ msw: { use: vi.fn() } })
      expect([(await send(once)).status, (await send(once)).status]).toEqual([503, 200])
    }
  })
})

describe('the field of a 422', () => {
  const errorPath = async (endpoint: HandledEndpoint): Promise<unknown> => {
    const address = `http://api.test${endpoint.path.replaceAll(/[{}]/g, '')}`
    const response = await getResponse([fails(endpoint, 422)], new Request(address, { method: endpoint.method }))
    const { detail } = (await response?.json()) as { detail: { loc: (string | number)[] }[] }
    return detail.map(({ loc }) => loc.join('.')).join()
  }

  it.each<[HandledEndpoint, string]>([
    [loginAccessToken, 'body.username'],
    [resetPassword, 'body.passwd'],
    [queryEntity, 'body.day_to'],
    [reportVendorsDay, 'body.day_to'],
    [listUsers, 'query.limit'],
    [getElad, 'path.elad_id'],
    [rateElad, 'query.rating'],
    [getMe, ''],
    [getShowcase, ''],
  ])('is one of $id', async (endpoint, path) => {
    expect(await errorPath(endpoint)).toBe(path)
  })

  it('is never unknown to the endpoint', async () => {
    for (const endpoint of ENDPOINT_LIST) {
      const path = await errorPath(endpoint)
      const pathParameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path.${name}`)
      const [where] = String(path).split('.')
      if (where === 'path') expect(pathParameters, endpoint.id).toContain(path)
      else expect(endpoint.body === 'none' ? ['query', ''] : ['query', 'body', ''], endpoint.id).toContain(where)
    }
  })

  it('does not mention roles to a visitor', async () => {
    const bodyOf403 = async (endpoint: HandledEndpoint, path: string) =>
      (await getResponse([fails(endpoint, 403)], new Request(`http://api.test${path}`)))?.json() as Promise<unknown>
    expect(await bodyOf403(getShowcase, getShowcase.path)).toEqual({ detail: 'Not permitted' })
    expect(await bodyOf403(getMe, getMe.path)).toEqual({ detail: 'Your role does not include this.' })
  })
})

describe('the toolbar’s faults', () => {
  it('are available for every endpoint', () => {
    expect(ENDPOINT_LIST.length).toBeGreaterThan(60)
    for (const { id } of ENDPOINT_LIST)
      for (const fault of FAULTS) expect(faultHandler(id, fault.id), `${id} ${fault.id}`).not.toBeNull()
    expect([faultHandler('noSuchCall', '500'), faultHandler('getMe', 'flood')]).toEqual([null, null])
  })

  it.each(FAULTS.map(({ id }) => id).filter((id) => /^\d+$/.test(id)))('%s is that status', async (id) => {
    expect((await send(faultHandler('getMe', id) ?? expect.fail('no handler'))).status).toBe(Number(id))
  })

  it('network, unreadable, slow and never', async () => {
    vi.useFakeTimers()
    const sendWith = (id: string) => send(faultHandler('getMe', id) ?? expect.fail('no handler'))
    expect((await sendWith('network')).type).toBe('error')
    expect((await sendWith('unreadable')).headers.get('content-type')).toBe('text/html')
    const statuses: Record<string, number> = {}
    for (const id of ['slow3', 'slow20', 'never']) void sendWith(id).then(({ status }) => (statuses[id] = status))
    await vi.advanceTimersByTimeAsync(3100)
    expect(statuses).toEqual({ slow3: 200 })
    await vi.advanceTimersByTimeAsync(27_000)
    expect(statuses).toEqual({ slow3: 200, slow20: 200 })
  })

  it('can end after a number of calls', async () => {
    const once = faultHandler('getMe', '500', 1) ?? expect.fail('no handler')
    expect([(await send(once)).status, (await send(once)).status]).toEqual([500, 200])
  })
})

describe('a request that is never answered', () => {
  const marksStalled = async (handler: HttpHandler) => {
    stalledRequests.clear()
    const numbered = request()
    numbered.headers.set(REQUEST_NUMBER, '7')
    void getResponse([handler, ...handlers], numbered)
    await new Promise((resolve) => setTimeout(resolve, 10))
    return stalledRequests.has('7')
  }

  it.each([
    ['stalls', stalls(getMe)],
    ['the fault "never"', faultHandler(getMe.id, 'never') ?? expect.fail()],
    ['a very long delay', delays(getMe, 600_000)],
  ])('is marked by %s', async (_, handler) => {
    expect(await marksStalled(handler)).toBe(true)
  })

  it('is not marked while it may still be answered', async () => {
    expect(await marksStalled(delays(getMe, 3000))).toBe(false)
  })
})

describe('pages of a report', () => {
  const page = { day_to: '2026-11-19', offset: 1024 }
  const send = (handler: HttpHandler, query: typeof page) =>
    getResponse(
      [handler],
      new Request('http://api.test/api/v1/acc/books/report/elcam_vendors/day', {
        method: 'POST',
        body: JSON.stringify(query),
      }),
    )

  it('one fails once, and the others are answered', async () => {
    const handler = failsPage(reportVendorsDay, 500, page)
    expect(await send(handler, { ...page, offset: 0 })).toBeUndefined()
    expect(await send(handler, { ...page, day_to: '2026-10-22' })).toBeUndefined()
    expect((await send(handler, page))?.status).toBe(500)
    expect(await send(handler, page)).toBeUndefined()
  })

  it('all but the first are never answered', async () => {
    const handler = stallsAfterFirstPage(reportVendorsDay)
    expect(await send(handler, { ...page, offset: 0 })).toBeUndefined()
    const later = vi.fn()
    void send(handler, page).then(later)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(later).not.toHaveBeenCalled()
  })
})

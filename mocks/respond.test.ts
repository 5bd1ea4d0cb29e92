import { getResponse, type HttpHandler } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getMe, listUsers } from '#api/endpoints/account.ts'
import { getElad, rateElad } from '#api/endpoints/ads.ts'
import { getShowcase, resetPassword } from '#api/endpoints/public.ts'
import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { loginAccessToken } from '#api/endpoints/session.ts'
import { queryEntity } from '#api/endpoints/titles.ts'
import { ENDPOINT_LIST, FAULTS } from './faults.ts'
import type { Called } from './handlers/handle.ts'
import { handlers } from './handlers/handlers.ts'
import {
  answers,
  breaks,
  breaksTimes,
  fails,
  failsTimes,
  faultHandler,
  garbles,
  returns,
  slows,
  stalls,
} from './respond.ts'
import { PEOPLE, tokenFor } from './people.ts'

const request = () =>
  new Request('http://api.test/api/v1/me/', { headers: { authorization: `Bearer ${tokenFor(PEOPLE.customer)}` } })

async function ask(...before: HttpHandler[]): Promise<Response> {
  return (await getResponse([...before, ...handlers], request())) ?? expect.fail('no answer')
}

afterEach(() => {
  vi.useRealTimers()
})

describe('other answers than the usual', () => {
  it('returns a body, or nothing', async () => {
    expect(await (await ask(returns(getMe, { user_name: 'x' }))).json()).toEqual({ user_name: 'x' })
    expect((await ask(returns(getMe, undefined))).status).toBe(204)
  })

  it.each([
    [400, { error_msg: 'The request could not be read.' }],
    [401, { detail: 'Not authenticated' }],
    [404, { detail: 'Not found' }],
    [500, { error_msg: 'Something broke on our side.' }],
    [418, { error_msg: 'The server answered with 418.' }],
  ])('fails with %d and the server’s own body', async (status, body) => {
    const response = await ask(fails(getMe, status))
    expect([response.status, await response.json()]).toEqual([status, body])
  })

  it('fails with a list for 422, a page for 502, or any body', async () => {
    expect(await (await ask(fails(getMe, 422))).json()).toMatchObject({ detail: [{ loc: [] }] })
    const gateway = await ask(fails(getMe, 502))
    expect([gateway.status, gateway.headers.get('content-type')]).toEqual([502, 'text/html'])
    expect(await (await ask(fails(getMe, 502, { detail: 'x' }))).json()).toEqual({ detail: 'x' })
    expect((await ask(fails(getMe, 429, undefined, { 'retry-after': '3' }))).headers.get('retry-after')).toBe('3')
  })

  it('fails some times, then answers as usual', async () => {
    const twice = failsTimes(getMe, 503, 2)
    expect([(await ask(twice)).status, (await ask(twice)).status, (await ask(twice)).status]).toEqual([503, 503, 200])
    const once = breaksTimes(getMe, 1)
    expect([(await ask(once)).type, (await ask(once)).status]).toEqual(['error', 200])
  })

  it('breaks and garbles', async () => {
    expect((await ask(breaks(getMe))).type).toBe('error')
    const garbled = await ask(garbles(getMe))
    expect([garbled.status, garbled.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  it('is slow, then as usual; or never there', async () => {
    vi.useFakeTimers()
    let [slow, never] = [0, 0]
    void ask(slows(getMe, 500)).then(({ status }) => (slow = status))
    void ask(stalls(getMe)).then(({ status }) => (never = status))
    await vi.advanceTimersByTimeAsync(450)
    expect(slow).toBe(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(slow).toBe(200)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(never).toBe(0)
  })

  it('touches no other endpoint', async () => {
    expect((await ask(fails(queryEntity, 500), breaks(getShowcase))).status).toBe(200)
  })

  it('comes to a story before the world’s handlers', () => {
    const use = vi.fn()
    const [first, second] = [fails(getMe, 500), breaks(getShowcase)]
    answers(first, second)({ msw: { use } })
    expect(use).toHaveBeenCalledExactlyOnceWith(first, second)
  })
})

describe('what a 422 finds wrong', () => {
  const placeIn = async (endpoint: Called): Promise<unknown> => {
    const address = `http://api.test${endpoint.path.replaceAll(/[{}]/g, '')}`
    const response = await getResponse([fails(endpoint, 422)], new Request(address, { method: endpoint.method }))
    const { detail } = (await response?.json()) as { detail: { loc: (string | number)[] }[] }
    return detail.map(({ loc }) => loc.join('.')).join()
  }

  it.each<[Called, string]>([
    [loginAccessToken, 'body.username'],
    [resetPassword, 'body.passwd'],
    [queryEntity, 'body.day_to'],
    [reportVendorsDay, 'body.day_to'],
    [listUsers, 'query.limit'],
    [getElad, 'path.elad_id'],
    [rateElad, 'query.rating'],
    [getMe, ''],
    [getShowcase, ''],
  ])('is something that $id has', async (endpoint, place) => {
    expect(await placeIn(endpoint)).toBe(place)
  })

  it('is never a field that the endpoint does not have', async () => {
    for (const endpoint of ENDPOINT_LIST) {
      const place = await placeIn(endpoint)
      const ofPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path.${name}`)
      const [where] = String(place).split('.')
      if (where === 'path') expect(ofPath, endpoint.id).toContain(place)
      else expect(endpoint.body === 'none' ? ['query', ''] : ['query', 'body', ''], endpoint.id).toContain(where)
    }
  })

  it('speaks to a visitor of no role', async () => {
    const of = async (endpoint: Called, path: string) =>
      (await getResponse([fails(endpoint, 403)], new Request(`http://api.test${path}`)))?.json() as Promise<unknown>
    expect(await of(getShowcase, getShowcase.path)).toEqual({ detail: 'Not permitted' })
    expect(await of(getMe, getMe.path)).toEqual({ detail: 'Your role does not include this.' })
  })
})

describe('the faults of the toolbar', () => {
  it('can be given to every endpoint', () => {
    expect(ENDPOINT_LIST.length).toBeGreaterThan(60)
    for (const { id } of ENDPOINT_LIST)
      for (const fault of FAULTS) expect(faultHandler(id, fault.id), `${id} ${fault.id}`).not.toBeNull()
    expect([faultHandler('noSuchCall', '500'), faultHandler('getMe', 'flood')]).toEqual([null, null])
  })

  it.each(FAULTS.map(({ id }) => id).filter((id) => /^\d+$/.test(id)))('%s is that status', async (id) => {
    expect((await ask(faultHandler('getMe', id) ?? expect.fail('no handler'))).status).toBe(Number(id))
  })

  it('network, unreadable, slow and never', async () => {
    vi.useFakeTimers()
    const under = (id: string) => ask(faultHandler('getMe', id) ?? expect.fail('no handler'))
    expect((await under('network')).type).toBe('error')
    expect((await under('unreadable')).headers.get('content-type')).toBe('text/html')
    const seen: Record<string, number> = {}
    for (const id of ['slow3', 'slow30', 'never']) void under(id).then(({ status }) => (seen[id] = status))
    await vi.advanceTimersByTimeAsync(3100)
    expect(seen).toEqual({ slow3: 200 })
    await vi.advanceTimersByTimeAsync(27_000)
    expect(seen).toEqual({ slow3: 200, slow30: 200 })
  })

  it('end after so many calls where that is asked for', async () => {
    const once = faultHandler('getMe', '500', 1) ?? expect.fail('no handler')
    expect([(await ask(once)).status, (await ask(once)).status]).toEqual([500, 200])
  })
})

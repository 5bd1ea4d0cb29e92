import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAboutEmail, isBadToken, isUnknownClick } from '#api/publicFailures.ts'
import { ApiError, NetworkError, UnreadableError } from '#api/errors.ts'
import { adaptersOf } from '#api/adapters.ts'
import { configFromEnv } from './environment.ts'

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => void vi.stubGlobal('fetch', fetchMock))
afterEach(() => void fetchMock.mockReset())

/** The adapters of a deployment with these variables and this server response. */
function deploy(env: Record<string, string>, respond: () => Response = () => new Response(null, { status: 204 })) {
  fetchMock.mockImplementation(() => Promise.resolve(respond()))
  return adaptersOf(configFromEnv({ VITE_API_HOST: 'https://api.example', VITE_BASIC_USER: 'tester', ...env }))
}

const respondWithTarget = (destination: unknown) => () => Response.json({ dest_url: destination })
const lastCall = () => {
  const [url, init] = fetchMock.mock.lastCall ?? []
  return {
    url,
    method: init?.method,
    body: init?.body,
    credentials: init?.credentials,
    headers: init?.headers as Record<string, string>,
  }
}

describe('adapters', () => {
  it('call the default paths if nothing is configured', async () => {
    const adapters = deploy({}, respondWithTarget('https://books.example/1'))
    await adapters.requestResetLink('Imogen@Harbour.example')
    expect(lastCall()).toMatchObject({
      url: 'https://api.example/login/forgot_password',
      method: 'POST',
      body: '{"username":"imogen@harbour.example"}',
    })
    await adapters.setPassword('lamplight', ' p ')
    expect(lastCall()).toMatchObject({
      url: 'https://api.example/login/reset_password',
      method: 'POST',
      body: '{"token":"lamplight","passwd":" p "}',
    })
    expect(await adapters.getDestination('12/..')).toBe('https://books.example/1')
    expect(lastCall()).toMatchObject({ url: 'https://api.example/clith/12%2F..', method: 'GET' })
  })

  it.each([
    ['/auth/forgot', 'https://api.example/auth/forgot'],
    ['auth/forgot', 'https://api.example/auth/forgot'],
  ])('call another path of the API’s host: %s', async (path, url) => {
    await deploy({ VITE_FORGOT_PATH: path }).requestResetLink('a@b')
    expect(lastCall()).toMatchObject({ url, credentials: 'include', headers: { Authorization: 'Basic dGVzdGVyOg==' } })
  })

  it('call a full URL without credentials', async () => {
    await deploy({ VITE_RESET_PATH: 'https://auth.example/reset' }).setPassword('t', 'p')
    expect(lastCall()).toMatchObject({ url: 'https://auth.example/reset', credentials: 'same-origin' })
    expect(lastCall().headers).not.toHaveProperty('Authorization')
  })

  it.each([
    ['/go/{id}/to', 'https://api.example/go/7/to'],
    ['/go/', 'https://api.example/go/7'],
    ['https://go.example/?c={id}', 'https://go.example/?c=7'],
    ['https://go.example', 'https://go.example/7'],
  ])('put the id into %s', async (path, url) => {
    await deploy({ VITE_CLICK_PATH: path }, respondWithTarget('https://books.example/1')).getDestination('7')
    expect(lastCall().url).toBe(url)
  })

  it('load the showcase from elsewhere too', async () => {
    const body = { showcase_id: 1, name: 'Nights', day: '2026-11-01', intro: null, items: [] }
    const { client, showcase } = deploy({ VITE_SHOWCASE_PATH: 'https://files.example/s.json' }, () =>
      Response.json(body),
    )
    const loaded = await client.call(showcase)
    expect(lastCall().url).toBe('https://files.example/s.json')
    expect(loaded).toEqual({ id: '1', name: 'Nights', day: '2026-11-01', intro: null, items: [] })
  })
})

it('throws what the server refuses', async () => {
  const { setPassword } = deploy({}, () => Response.json({ detail: 'No' }, { status: 422 }))
  await expect(setPassword('t', 'p')).rejects.toBeInstanceOf(ApiError)
})

it('creates the adapters of a deployment once', () => {
  const config = configFromEnv({})
  expect(adaptersOf(config)).toBe(adaptersOf(config))
})

it.each(['off', ' OFF '])('%j turns one adapter off and no other', (off) => {
  expect(configFromEnv({ VITE_CLICK_PATH: off, VITE_SHOWCASE_PATH: ' /s.json ' }).adapters).toEqual({
    forgot: '',
    reset: '',
    click: null,
    showcase: '/s.json',
  })
})

describe('classifying a refusal', () => {
  const refusal = (status: number, body: unknown = {}) => new ApiError({ url: '', status, statusText: '', body })
  const about = (...places: string[]) =>
    refusal(422, { detail: places.map((place) => ({ loc: ['body', place], msg: 'no', type: 'value_error' })) })

  it('isOfTheAddress: about the given address, not about the server', () => {
    expect([400, 401, 403, 404, 409, 410, 422].every((status) => isAboutEmail(refusal(status)))).toBe(true)
    expect([405, 429, 500, 502, 503, 418].some((status) => isAboutEmail(refusal(status)))).toBe(false)
    expect(isAboutEmail(new NetworkError('No answer'))).toBe(false)
  })

  it('isBadToken: about the token, not about the password', () => {
    expect([400, 401, 403, 404, 410].every((status) => isBadToken(refusal(status)))).toBe(true)
    expect(isBadToken(about('token'))).toBe(true)
    expect(
      [
        about('passwd'),
        about('token', 'passwd'),
        refusal(422, { detail: 'Too weak' }),
        refusal(422, null),
        refusal(422, { detail: [null, 7] }),
        refusal(500),
        new NetworkError(''),
      ].some(isBadToken),
    ).toBe(false)
  })

  it('isUnknownClick: about the id', () => {
    expect([404, 410, 422].every((status) => isUnknownClick(refusal(status)))).toBe(true)
    expect([400, 401, 403, 500, 502, 429].some((status) => isUnknownClick(refusal(status)))).toBe(false)
  })
})

describe('a success of the password calls', () => {
  const answer = (body: string, type: string) => () => new Response(body, { headers: { 'content-type': type } })

  it.each([
    ['', 'text/html'],
    [' \n', 'text/plain'],
    ['{"status":"done"}', 'text/html'],
    ['"OK"', 'text/plain'],
    ['null', 'application/json'],
  ])('has no body, or one that is JSON: %j as %s', async (body, type) => {
    const { requestResetLink, setPassword } = deploy({}, answer(body, type))
    await expect(requestResetLink('a@b')).resolves.toBeUndefined()
    await expect(setPassword('t', 'p')).resolves.toBeUndefined()
  })

  it.each([
    ['<!doctype html><title>Sign in to the network</title>', 'text/html'],
    ['<!doctype html>', 'application/json'],
    ['OK', 'text/plain'],
  ])('has no other body: %j as %s', async (body, type) => {
    const { requestResetLink, setPassword } = deploy({}, answer(body, type))
    await expect(requestResetLink('a@b')).rejects.toBeInstanceOf(UnreadableError)
    await expect(setPassword('t', 'p')).rejects.toBeInstanceOf(UnreadableError)
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError, UnreadableError } from '#api/errors.ts'
import { readBrokenLink, readErrorState } from '#domain/locationState.ts'
import { createErrorState } from './createErrorState.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const API_URL = 'https://api.example/clith/7'

const apiError = (status: number, body: unknown = null, statusText = '') =>
  new ApiError({ url: API_URL, status, statusText, body })
const roundTrip = (error: unknown) => readErrorState(createErrorState(error, '/clith/7', NOW))

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

describe('createErrorState', () => {
  it('describes what failed, where and when', () => {
    expect(roundTrip(apiError(502, '<html>'))).toEqual({
      from: '/clith/7',
      error: `Bad Gateway (502)\n${API_URL}`,
      body: null,
      at: NOW,
    })
  })

  it.each<[string, unknown, string]>([
    ['too many requests', apiError(429), `Too many requests (429)\nWait a moment, then try again.\n${API_URL}`],
    ['no network', new NetworkError('No answer'), 'Can’t reach the server\nCheck your connection, then try again.'],
    ['an unreadable response', new UnreadableError('The answer is not JSON'), 'Unexpected reply from the server'],
    ['a bug in the app', new TypeError('undefined is not a function'), 'Something went wrong: Please try again later.'],
    ['any other thrown value', 'thrown', 'Something went wrong: Please try again later.'],
  ])('describes %s like everywhere else', (_, error, text) => {
    expect(roundTrip(error).error).toBe(text)
  })

  it('says when the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(roundTrip(new NetworkError('No answer')).error).toBe('You’re offline')
  })

  it('separates the body of any other status', () => {
    expect(roundTrip(apiError(418, { brewing: 'tea' }, 'I’m a teapot'))).toMatchObject({
      error: `Generic Error: status: 418; status text: I’m a teapot\n${API_URL}`,
      body: '{"brewing":"tea"}',
    })
  })

  it('contains no credentials or personal data', () => {
    const body = { token: 'hush', mail: 'imogen@harbour.example', said: 'Bearer abc.def' }
    const state = createErrorState(
      new ApiError({ url: 'https://api.example/x?access_token=hush', status: 418, statusText: 'no', body }),
      '/clith/7',
      NOW,
    )
    expect(JSON.stringify(state)).not.toMatch(/hush|imogen|abc\.def/)
    expect(state.error).toContain('Generic Error: status: 418')
    expect(state.body).toContain('said')
  })

  it.each([
    null,
    'text',
    { from: 'https://evil.example', error: 7, body: {}, at: 'yesterday' },
    { from: '//evil.example', error: '  ', at: NaN },
    { from: 'javascript:alert(1)', at: 1e300 },
  ])('drops invalid fields of %j', (state) => {
    expect(readErrorState(state)).toEqual({ from: null, error: null, body: null, at: null })
  })

  it('truncates long texts', () => {
    const { error, body } = readErrorState({ error: 'x'.repeat(5000), body: 'x'.repeat(5000) })
    expect([error?.length, body?.length]).toEqual([1000, 1000])
  })
})

it('readBrokenLink returns the kind of link', () => {
  expect(['click', 'password', 'other', 7].map((link) => readBrokenLink({ link }))).toEqual([
    'click',
    'password',
    'any',
    'any',
  ])
  expect(readBrokenLink(null)).toBe('any')
})

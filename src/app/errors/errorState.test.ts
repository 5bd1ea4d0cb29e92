import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError, UnreadableError } from '#api/errors.ts'
import { readBrokenLink, readErrorState } from '../routing/carriedState.ts'
import { errorState } from './errorState.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const WHEN = { now: NOW, online: true }
const ADDRESS = 'https://api.example/clith/7'

const answered = (status: number, body: unknown = null, statusText = '') =>
  new ApiError({ url: ADDRESS, status, statusText, body })
const told = (error: unknown, when = WHEN) => readErrorState(errorState(error, '/clith/7', when))

describe('what the server error page is told', () => {
  it('says what failed, where and when', () => {
    expect(told(answered(502, '<html>'))).toEqual({
      from: '/clith/7',
      error: `Bad Gateway (502)\n${ADDRESS}`,
      body: null,
      at: NOW,
    })
  })

  it.each<[string, unknown, string]>([
    [
      'too many requests',
      answered(429),
      `Too many requests (429)\nThe server asks to wait a moment before the next try.\n${ADDRESS}`,
    ],
    ['no network', new NetworkError('No answer'), "Can't reach the server\nCheck your connection, then try again."],
    ['what is unreadable', new UnreadableError('The answer is not JSON'), 'The answer could not be read'],
    [
      'a fault of our own',
      new TypeError('undefined is not a function'),
      'Something went wrong: Please try again later.',
    ],
    ['anything else', 'thrown', 'Something went wrong: Please try again later.'],
  ])('tells of %s in the words of all failures', (_, error, text) => {
    expect(told(error).error).toBe(text)
  })

  it('knows whether the browser is offline', () => {
    expect(told(new NetworkError('No answer'), { now: NOW, online: false }).error).toBe('You are offline')
  })

  it('keeps the body of any other status apart', () => {
    expect(told(answered(418, { brewing: 'tea' }, 'I’m a teapot'))).toMatchObject({
      error: `Generic Error: status: 418; status text: I’m a teapot\n${ADDRESS}`,
      body: '{"brewing":"tea"}',
    })
  })

  it('holds nothing that proves who asked', () => {
    const body = { token: 'hush', mail: 'imogen@harbour.example', said: 'Bearer abc.def' }
    const state = errorState(
      new ApiError({ url: 'https://api.example/x?access_token=hush', status: 418, statusText: 'no', body }),
      '/clith/7',
      WHEN,
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
  ])('is read field by field: %j', (state) => {
    expect(readErrorState(state)).toEqual({ from: null, error: null, body: null, at: null })
  })

  it('is cut where it is long', () => {
    const { error, body } = readErrorState({ error: 'x'.repeat(5000), body: 'x'.repeat(5000) })
    expect([error?.length, body?.length]).toEqual([1000, 1000])
  })
})

it('a broken link says of which kind it was', () => {
  expect(['click', 'password', 'other', 7].map((link) => readBrokenLink({ link }))).toEqual([
    'click',
    'password',
    'any',
    'any',
  ])
  expect(readBrokenLink(null)).toBe('any')
})

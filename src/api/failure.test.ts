import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  AbortedError,
  ApiError,
  DownloadError,
  NetworkError,
  TimeoutError,
  TooLongError,
  UnconfirmedError,
  UnreadableError,
} from './errors.ts'
import { failureFrom, loginAnswer } from './failure.ts'

const apiError = (status: number, body: unknown = null, statusText = '') =>
  new ApiError({ url: '/x', status, statusText, body })
const LIST = {
  detail: [
    { loc: ['body', 'refkey', 0], msg: 'field required', type: 'missing' },
    { loc: ['query'], msg: 'too long', type: 'x' },
    { msg: 'nowhere', type: 'x' },
    { loc: ['body'], type: 'x' },
    { loc: 'body', msg: 'odd place' },
    'plain',
    null,
    5,
  ],
}
const LINES = ['body.refkey.0 – field required', 'query – too long', 'nowhere', 'odd place', 'plain']

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

describe('failureFrom', () => {
  // spec 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8
  it.each([400, 401, 403, 404, 413, 422, 429, 500, 502, 503])('is of the kind of a %i', (status) => {
    expect(failureFrom(apiError(status))).toMatchObject({ kind: status, details: [] })
  })

  // spec 8.9
  it('is of another kind for any other status, with its line and the body', () => {
    expect(failureFrom(apiError(418, { a: 1 }, 'Teapot'))).toEqual({
      kind: 'other',
      statusLine: 'status: 418; status text: Teapot',
      details: [],
      body: '{"a":1}',
    })
    expect(failureFrom(apiError(418, 'short and stout'))).toMatchObject({ body: 'short and stout' })
  })

  it.each([
    ['a text', { detail: 'not yours' }, ['not yours']],
    ['error_msg first', { error_msg: 'said', detail: 'not said' }, ['said']],
    ['a list', LIST, LINES],
    ['error_msg, then the list', { error_msg: 'said', ...LIST }, ['said', ...LINES]],
    ['an object', { detail: { a: 1 } }, []],
    ['a number', { detail: 5 }, []],
    ['blank', { error_msg: '  ', detail: '' }, []],
    ['null', null, []],
    ['a bare text', 'Internal error', []],
    ['HTML', '<html><body>502</body></html>', []],
    ['HTML in a detail', { detail: '<h1>502</h1>' }, []],
    [
      'HTML in a line',
      {
        detail: [
          { loc: ['<script>'], msg: 'x' },
          { loc: ['a'], msg: '<div>' },
        ],
      },
      [],
    ],
    ['what only looks like HTML', { detail: 'a < b and <integer> expected' }, ['a < b and <integer> expected']],
  ])('reads details from the body: %s', (_, body, details) => {
    expect(failureFrom(apiError(422, body))).toEqual({ kind: 422, details, body: null })
  })

  it.each([502, 520])('shows no HTML of a %i', (status) => {
    expect(JSON.stringify(failureFrom(apiError(status, '<!DOCTYPE html><h1>Bad</h1>', 'Bad')))).not.toMatch(
      /DOCTYPE|h1/,
    )
    expect(failureFrom(apiError(status, '<!DOCTYPE html><h1>Bad</h1>'))).toMatchObject({ body: null })
  })

  it('describes a 429 like any other status in its collapsed body', () => {
    expect(failureFrom(apiError(429, { detail: 'Slow down' }, 'Too Many Requests'))).toEqual({
      kind: 429,
      details: ['Slow down'],
      body: 'Generic Error: status: 429; status text: Too Many Requests; body: {"detail":"Slow down"}',
    })
  })

  it('distinguishes offline from network errors', () => {
    const error = new NetworkError('x')
    expect(failureFrom(error)).toMatchObject({ kind: 'network' })
    expect(failureFrom(Object.assign(new NetworkError('x'), { isBrokenOff: true }))).toMatchObject({
      kind: 'brokenOff',
    })
    vi.stubGlobal('navigator', { onLine: false })
    expect(failureFrom(error)).toMatchObject({ kind: 'offline' })
  })

  it.each([
    ['unreadable', new UnreadableError('x')],
    ['timeout', new TimeoutError()],
    ['unconfirmed', new UnconfirmedError()],
    ['cancelled', new AbortedError()],
  ])('is %s by the class of the error', (kind, error) => {
    expect(failureFrom(error)).toEqual({ kind, details: [], body: null })
  })

  it('says how long a list is that is too long', () => {
    const size = { of: 'rows', count: 412_000, limit: 200_000 } as const
    expect(failureFrom(new TooLongError(size))).toEqual({ kind: 'tooLong', details: [], body: null, size })
  })

  // spec 8.10
  it('says why a download failed', () => {
    const error = new DownloadError(apiError(404, { detail: 'no file' }))
    expect(error.message).toBe('Download failed')
    expect(failureFrom(error)).toEqual({ kind: 404, details: ['no file'], body: null })
  })

  it.each([new TypeError('undefined is not a function'), 'text', null, undefined, { message: 'x' }])(
    'does not show the message of an unexpected error',
    (error) => {
      expect(failureFrom(error)).toEqual({ kind: 'unknown', details: [], body: null })
    },
  )
})

describe('loginAnswer', () => {
  it.each<[string, unknown, string | null]>([
    [
      'the detail unchanged',
      apiError(401, { detail: ' Incorrect user name  or password ' }),
      ' Incorrect user name  or password ',
    ],
    ['a list as lines', apiError(422, LIST), LINES.join('\n')],
    ['detail before error_msg', apiError(400, { error_msg: 'Locked', detail: 'Too many tries' }), 'Too many tries'],
    ['a list before error_msg', apiError(422, { error_msg: 'Locked', ...LIST }), LINES.join('\n')],
    ['error_msg without a detail', apiError(400, { error_msg: 'Locked' }), 'Locked'],
    ['error_msg with an empty detail', apiError(400, { error_msg: 'Locked', detail: ' ' }), 'Locked'],
    ['error_msg with an empty list', apiError(422, { error_msg: 'Locked', detail: [] }), 'Locked'],
    ['error_msg with a detail that is a page', apiError(502, { error_msg: 'Down', detail: '<html>' }), 'Down'],
    ['nothing for an empty answer', apiError(500), null],
    ['an object', apiError(400, { detail: { a: 1 } }), null],
    ['an empty list', apiError(422, { detail: [] }), null],
    ['a page', apiError(502, '<html>'), null],
    ['no network', new NetworkError('x'), null],
    ['an unreadable response', new UnreadableError('x'), null],
    ['an unexpected error', new TypeError('x'), null],
  ])('is %s', (_, error, text) => {
    expect(loginAnswer(error)).toBe(text)
  })
})

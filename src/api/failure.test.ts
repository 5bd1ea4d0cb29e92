import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failureTexts } from '#domain/messages/failures.ts'
import {
  AbortedError,
  ApiError,
  DownloadError,
  NetworkError,
  TimeoutError,
  UnconfirmedError,
  UnreadableError,
} from './errors.ts'
import { failureFrom, loginFailureText } from './failure.ts'

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
  it.each([
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [422, 'Validation Error'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
  ])('uses the catalogue message for %i', (status, text) => {
    expect(failureFrom(apiError(status))).toEqual({
      kind: status,
      message: text,
      details: [],
      body: null,
    })
  })

  it('has a message for 429', () => {
    expect(failureFrom(apiError(429))).toMatchObject({ kind: 429, message: failureTexts[429].title })
  })

  // spec 8.9
  it('uses the generic message for any other status, with the body', () => {
    expect(failureFrom(apiError(418, { a: 1 }, 'Teapot'))).toEqual({
      kind: 'other',
      message: 'Generic Error: status: 418; status text: Teapot; body: {"a":1}',
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
    expect(failureFrom(apiError(422, body))).toEqual({ kind: 422, message: 'Validation Error', details, body: null })
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
      message: 'Too many requests',
      details: ['Slow down'],
      body: 'Generic Error: status: 429; status text: Too Many Requests; body: {"detail":"Slow down"}',
    })
  })

  it('distinguishes offline from network errors', () => {
    const error = new NetworkError('x')
    expect(failureFrom(error)).toMatchObject({
      kind: 'network',
      message: expect.stringMatching(/^Can’t reach the server$/) as string,
    })
    vi.stubGlobal('navigator', { onLine: false })
    expect(failureFrom(error)).toMatchObject({ kind: 'offline', message: 'You’re offline' })
  })

  it('classifies other errors by class', () => {
    expect(failureFrom(new UnreadableError('x'))).toMatchObject({
      kind: 'unreadable',
      message: 'Unexpected reply from the server',
      details: [],
    })
    expect(failureFrom(new TimeoutError())).toMatchObject({ kind: 'timeout', message: 'The server takes too long' })
    expect(failureFrom(new UnconfirmedError())).toMatchObject({
      kind: 'unconfirmed',
      message: 'We don’t know whether it arrived',
    })
    expect(failureFrom(new AbortedError())).toMatchObject({ kind: 'cancelled', message: 'Request aborted' })
    expect(failureFrom(new DownloadError(apiError(404, { detail: 'no file' })))).toEqual({
      kind: 'download',
      message: 'Download failed',
      details: ['Not Found', 'no file'],
      body: null,
    })
  })

  it.each([new TypeError('undefined is not a function'), 'text', null, undefined, { message: 'x' }])(
    'does not show the message of an unexpected error',
    (error) => {
      expect(failureFrom(error)).toEqual({ kind: 'other', message: 'Please try again later.', details: [], body: null })
    },
  )
})

describe('loginFailureText', () => {
  const LATER = 'Please try again later.'
  it.each<[string, unknown, string]>([
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
    ['the default message', apiError(500), LATER],
    ['an object', apiError(400, { detail: { a: 1 } }), LATER],
    ['an empty list', apiError(422, { detail: [] }), LATER],
    ['a page', apiError(502, '<html>'), LATER],
    ['no network', new NetworkError('x'), LATER],
    ['a server that never answers', new TimeoutError(), 'The server takes too long'],
    ['an unreadable response', new UnreadableError('x'), LATER],
    ['an unexpected error', new TypeError('x'), LATER],
  ])('is %s', (_, error, text) => {
    expect(loginFailureText(error)).toBe(text)
  })
})

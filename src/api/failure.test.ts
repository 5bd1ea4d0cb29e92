import { describe, expect, it } from 'vitest'
import { failureTexts } from '#domain/messages/failures.ts'
import { AbortedError, ApiError, CATALOGUE, DownloadError, NetworkError, UnreadableError } from './errors.ts'
import { failureFrom, loginFailureText } from './failure.ts'

const answered = (status: number, body: unknown = null, statusText = '') =>
  new ApiError({ url: '/x', status, statusText, body })
const told = (error: unknown) => failureFrom(error, { online: true })
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

describe('failureFrom', () => {
  it.each(Object.entries(CATALOGUE))('tells a %s by its own text', (status, text) => {
    expect(told(answered(Number(status)))).toEqual({ kind: Number(status), message: text, details: [], body: null })
  })

  it('has a text for 429, that of the catalogue of messages', () => {
    expect(told(answered(429))).toMatchObject({ kind: 429, message: failureTexts[429].title })
  })

  it('tells any other status by the generic text, its body apart', () => {
    expect(told(answered(418, { a: 1 }, 'Teapot'))).toEqual({
      kind: 'other',
      message: 'Generic Error: status: 418; status text: Teapot; body: {"a":1}',
      details: [],
      body: '{"a":1}',
    })
    expect(told(answered(418, 'short and stout'))).toMatchObject({ body: 'short and stout' })
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
  ])('takes details from the body: %s', (_, body, details) => {
    expect(told(answered(422, body))).toEqual({ kind: 422, message: 'Validation Error', details, body: null })
  })

  it.each([502, 520])('shows nothing of the HTML of a %i', (status) => {
    expect(JSON.stringify(told(answered(status, '<!DOCTYPE html><h1>Bad</h1>', 'Bad')))).not.toMatch(/DOCTYPE|h1/)
    expect(told(answered(status, '<!DOCTYPE html><h1>Bad</h1>'))).toMatchObject({ body: null })
  })

  it('asks the browser whether it is offline', () => {
    const error = new NetworkError('x')
    expect(failureFrom(error, { online: true })).toMatchObject({
      kind: 'network',
      message: expect.stringMatching(/^Can.t reach the server$/) as string,
    })
    expect(failureFrom(error, { online: false })).toMatchObject({ kind: 'offline', message: 'You are offline' })
  })

  it('tells the rest by kind', () => {
    expect(told(new UnreadableError('x'))).toMatchObject({
      kind: 'unreadable',
      message: 'The answer could not be read',
      details: [],
    })
    expect(told(new AbortedError())).toMatchObject({ kind: 'cancelled', message: 'Request aborted' })
    expect(told(new DownloadError(answered(404, { detail: 'no file' })))).toEqual({
      kind: 'download',
      message: 'Download failed',
      details: ['Not Found', 'no file'],
      body: null,
    })
  })

  it.each([new TypeError('undefined is not a function'), 'text', null, undefined, { message: 'x' }])(
    'keeps the words of a fault of our own to itself',
    (error) => {
      expect(told(error)).toEqual({ kind: 'other', message: 'Please try again later.', details: [], body: null })
    },
  )
})

describe('the text under the login form', () => {
  const LATER = 'Please try again later.'
  it.each<[string, unknown, string]>([
    [
      'a detail as it is',
      answered(401, { detail: ' Incorrect user name  or password ' }),
      ' Incorrect user name  or password ',
    ],
    ['a list as lines', answered(422, LIST), LINES.join('\n')],
    ['error_msg before detail', answered(400, { error_msg: 'Locked', detail: 'x' }), 'Locked'],
    ['error_msg before a list', answered(422, { error_msg: 'Locked', ...LIST }), 'Locked'],
    ['none', answered(500), LATER],
    ['an object', answered(400, { detail: { a: 1 } }), LATER],
    ['an empty list', answered(422, { detail: [] }), LATER],
    ['a page', answered(502, '<html>'), LATER],
    ['no network', new NetworkError('x'), LATER],
    ['an unreadable answer', new UnreadableError('x'), LATER],
    ['a fault of our own', new TypeError('x'), LATER],
  ])('is %s', (_, error, text) => {
    expect(loginFailureText(error)).toBe(text)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { configFromEnv } from '../config/environment.ts'
import { askForLink, setPassword } from './passwords.ts'

const asked = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', asked)
afterEach(() => void asked.mockReset())

const config = configFromEnv({})
const answers = (status: number, body: unknown = {}) =>
  asked.mockImplementation(() =>
    Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status })),
  )
const SENT = null

describe('asking for a link', () => {
  it.each([204, 200, 404, 422, 400, 403])('says the same of every address: %i', async (status) => {
    answers(status, { detail: 'No such user' })
    expect(await askForLink(config, 'a@b')).toBe(SENT)
  })

  it.each([
    [500, 'Internal Server Error. Please try again later.'],
    [503, 'Service Unavailable. Please try again later.'],
    [418, 'Generic Error. Please try again later.'],
    [429, 'Too many requests. The server asks to wait a moment before the next try.'],
  ])('tells what the server says of itself: %i', async (status, text) => {
    answers(status)
    expect(await askForLink(config, 'a@b')).toBe(text)
  })

  it('tells that nothing was reached', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await askForLink(config, 'a@b')).toBe("Can't reach the server. Check your connection, then try again.")
  })
})

describe('setting a password', () => {
  it('is done, or its link is not good any more', async () => {
    answers(204)
    expect(await setPassword(config, 't', 'p')).toEqual({ kind: 'done' })
    answers(400, { detail: 'The link is not valid any more' })
    expect(await setPassword(config, 't', 'p')).toEqual({ kind: 'bad-link' })
  })

  it('is too weak by the server’s own words', async () => {
    answers(422, { detail: 'Use at least 12 characters' })
    expect(await setPassword(config, 't', 'p')).toEqual({ kind: 'failed', text: 'Use at least 12 characters' })
    answers(422, { detail: [{ loc: ['body', 'passwd'], msg: 'too short', type: 'x' }] })
    expect(await setPassword(config, 't', 'p')).toEqual({ kind: 'failed', text: 'body.passwd – too short' })
  })

  it('may be tried again after a failure', async () => {
    answers(502)
    expect(await setPassword(config, 't', 'p')).toEqual({
      kind: 'failed',
      text: 'Bad Gateway. Please try again later.',
    })
  })
})

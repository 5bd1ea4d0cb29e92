import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configFromEnv } from '../config/environment.ts'
import { failureText, requestResetLink, resetFailureText, setPassword } from './passwords.ts'

const fetchMock = vi.fn<() => Promise<Response>>()
beforeEach(() => void vi.stubGlobal('fetch', fetchMock))
afterEach(() => void fetchMock.mockReset())

const config = configFromEnv({})
const respondWith = (status: number, body: unknown = {}) =>
  fetchMock.mockImplementation(() =>
    Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status })),
  )
const respondWithHtml = () =>
  fetchMock.mockImplementation(() =>
    Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  )
const { signal } = new AbortController()
const SENT = undefined
/** What the forms get: the outcome, or the text of the failure. */
const requestLink = () => requestResetLink(config, 'a@b', signal).catch((error: unknown) => failureText(error))
const reset = () => setPassword(config, 't', 'p', signal).catch(resetFailureText)

describe('requestResetLink', () => {
  it.each([204, 200, 404, 422, 400, 403])('does not reveal whether the address exists: %i', async (status) => {
    respondWith(status, { detail: 'No such user' })
    expect(await requestLink()).toBe(SENT)
  })

  it.each([
    [500, 'Internal Server Error. Please try again later.'],
    [503, 'Service Unavailable. Please try again later.'],
    [418, 'Generic Error. Please try again later.'],
    [429, 'Too many requests. Wait a moment, then try again.'],
  ])('returns the message for a server error: %i', async (status, text) => {
    respondWith(status)
    expect(await requestLink()).toBe(text)
  })

  it('returns the message for a network error', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await requestLink()).toBe('Can’t reach the server. Check your connection, then try again.')
  })
})

it('does not take an HTML page for a sent link', async () => {
  respondWithHtml()
  expect(await requestLink()).toBe('Unexpected reply from the server. Please try again later.')
})

it('does not take an HTML page for a changed password, which it may be', async () => {
  respondWithHtml()
  expect(await reset()).toBe('Unexpected reply from the server. Try logging in with the new password first.')
})

describe('setPassword', () => {
  it('succeeds, or reports an invalid link', async () => {
    respondWith(204)
    expect(await reset()).toBe(true)
    respondWith(400, { detail: 'The link is not valid any more' })
    expect(await reset()).toBe(false)
  })

  it('shows the server’s message for a weak password', async () => {
    respondWith(422, { detail: 'Use at least 12 characters' })
    expect(await reset()).toBe('Use at least 12 characters')
    respondWith(422, { detail: [{ loc: ['body', 'passwd'], msg: 'too short', type: 'x' }] })
    expect(await reset()).toBe('body.passwd – too short')
  })

  it('asks to try again after other failures', async () => {
    respondWith(502)
    expect(await reset()).toBe('Bad Gateway. Please try again later.')
  })
})

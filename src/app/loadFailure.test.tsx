import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnce } from './errors/reloadOnce.ts'
import { leavePage, runTheme } from './testing/runTheme.ts'

/* What public/theme.js does if the app's first script cannot be loaded. */

// @isolated: other files leave listeners and marks of a reload in the window, which the first script finds anew here.

const reload = vi.fn()
const fetchPage = vi.fn<typeof fetch>()
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Opens the page of index.html, also after a reload. */
function open(): void {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  document.body.replaceChildren(...page.body.children)
  runTheme()
}

/** An element of the page has failed to load. */
function fail(element = document.querySelector('script[type=module]')): Promise<unknown> {
  element?.dispatchEvent(new Event('error'))
  return settle()
}

function setOnline(isOnline: boolean): Promise<unknown> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  return settle()
}

function press(): Promise<unknown> {
  document.querySelector<HTMLElement>('main:not([hidden]) button')?.click()
  return settle()
}

const message = () => document.querySelector('main:not([hidden]) h1')?.textContent

beforeEach(() => {
  reload.mockReset()
  fetchPage.mockReset().mockImplementation(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', fetchPage)
  window.history.replaceState({ idx: 3 }, '', '/resetpassword?token=lamp%26light')
  const { origin, pathname, search, href } = window.location
  vi.stubGlobal('location', { origin, pathname, search, href, reload })
  open()
})
afterEach(() => {
  leavePage()
  delete window.__resetToken
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

it('reloads the page once, past the cache, with the token in its address', async () => {
  await fail()
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.objectContaining({ cache: 'reload' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(document.URL).toMatch(/\/resetpassword\?token=lamp%26light$/)
  expect(window.history.state).toMatchObject({ idx: 3 })
  expect(message()).toBeUndefined()
  open()
  await fail()
  expect(message()).toBe('A new version is available')
  expect(document.activeElement?.tagName).toBe('H1')
  expect(document.querySelector('.start')).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
  await press()
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each([
  ['is', 599_000, 0, 'A new version is available'],
  ['is no longer', 601_000, 1, undefined],
])('%s kept from reloading by the mark of the app, %i ms ago', async (_, agoMs, reloads, text) => {
  await reloadOnce(() => false, Date.now() - agoMs)
  await settle()
  reload.mockClear()
  await fail()
  expect(reload).toHaveBeenCalledTimes(reloads)
  expect(message()).toBe(text)
})

it('does not reload by itself where the reload cannot be marked', async () => {
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  await fail()
  expect([message(), reload.mock.calls]).toEqual(['A new version is available', []])
  await press()
  expect(reload).toHaveBeenCalledOnce()
})

it('says that the server cannot be reached, and tries again on request', async () => {
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await fail()
  expect([message(), reload.mock.calls]).toEqual(['Can’t reach the server', []])
  await press()
  expect(reload).toHaveBeenCalledOnce()
})

it('says that the browser is offline, also if it notices later, and reloads once online', async () => {
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await fail()
  await setOnline(false)
  expect([message(), reload.mock.calls]).toEqual(['You’re offline', []])
  await setOnline(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('reloads though the browser says that it is offline, if the server answers: at once, or on request', async () => {
  await setOnline(false)
  await fail()
  expect(reload).toHaveBeenCalledOnce()
  window.history.replaceState(null, '')
  open()
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await fail()
  expect(message()).toBe('You’re offline')
  await press()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('does not leave the new version’s message for the browser’s own error page', async () => {
  await fail()
  open()
  await fail()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press()
  expect([message(), reload.mock.calls.length]).toEqual(['You’re offline', 1])
})

it.each(['link', 'img'])('ignores a %s that cannot be loaded', async (tag) => {
  const element = document.body.appendChild(document.createElement(tag))
  await fail(element)
  expect([message(), reload.mock.calls, fetchPage.mock.calls]).toEqual([undefined, [], []])
})

it('ignores a script that cannot be loaded once the app has rendered', async () => {
  document.getElementById('root')?.replaceChildren()
  await fail()
  expect([reload.mock.calls, fetchPage.mock.calls]).toEqual([[], []])
})

it('ignores errors that the app throws', async () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }))
  await settle()
  expect([message(), reload.mock.calls, fetchPage.mock.calls]).toEqual([undefined, [], []])
})

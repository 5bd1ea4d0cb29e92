import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnce } from './reloadOnce.ts'
import { reloadPage } from './reloadPage.ts'

vi.mock('./reloadPage.ts', () => ({ reloadPage: vi.fn() }))

const fetchVersion = vi.fn<typeof fetch>()
const MINUTE_MS = 60_000
const nothing = () => false

beforeEach(() => {
  vi.mocked(reloadPage).mockReset()
  fetchVersion.mockReset().mockImplementation(() => Promise.resolve(new Response('{"commit":"abc"}')))
  vi.stubGlobal('fetch', fetchVersion)
  window.history.replaceState({ idx: 3 }, '')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.dispatchEvent(new Event('pageshow'))
})

it('reloads once, and keeps what the history entry holds', async () => {
  expect(await reloadOnce(nothing, 1_000_000)).toBe('reloading')
  expect(window.history.state).toMatchObject({ idx: 3 })
  expect(await reloadOnce(nothing, 1_000_000 + 9 * MINUTE_MS)).toBe('left-to-user')
  expect(reloadPage).toHaveBeenCalledOnce()
})

it('reloads again for a later deploy', async () => {
  await reloadOnce(nothing, 1_000_000)
  expect(await reloadOnce(nothing, 1_000_000 + 10 * MINUTE_MS)).toBe('reloading')
  expect(reloadPage).toHaveBeenCalledTimes(2)
})

it('reloads on another page', async () => {
  await reloadOnce(nothing, 1_000_000)
  window.history.pushState({ idx: 4 }, '')
  expect(await reloadOnce(nothing, 1_000_001)).toBe('reloading')
})

it('reloads once if storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(blocked)
  expect(await reloadOnce(nothing, 1_000_000)).toBe('reloading')
  expect(await reloadOnce(nothing, 1_000_001)).toBe('left-to-user')
  expect(reloadPage).toHaveBeenCalledOnce()
})

it('does not reload where the reload cannot be marked', async () => {
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  expect(await reloadOnce(nothing)).toBe('left-to-user')
  expect(reloadPage).not.toHaveBeenCalled()
})

it('reloads though the browser says that it is offline, if the server answers', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await reloadOnce(nothing)).toBe('reloading')
})

it('does not reload while the server cannot be reached, and does so afterwards', async () => {
  fetchVersion.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetchVersion.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await reloadOnce(nothing)).toBe('unreachable')
  expect(await reloadOnce(() => true)).toBe('unreachable')
  expect(reloadPage).not.toHaveBeenCalled()
  expect(await reloadOnce(nothing)).toBe('reloading')
})

it('reloads whatever the server answers', async () => {
  fetchVersion.mockResolvedValueOnce(new Response('<!doctype html>', { status: 404 }))
  expect(await reloadOnce(nothing)).toBe('reloading')
})

it('does not reload while the page is being left, nor if that begins while it waits for the server', async () => {
  window.dispatchEvent(new Event('pagehide'))
  expect(await reloadOnce(nothing)).toBe('reloading')
  window.dispatchEvent(new Event('pageshow'))
  const outcome = reloadOnce(nothing)
  window.dispatchEvent(new Event('pagehide'))
  expect(await outcome).toBe('reloading')
  expect(reloadPage).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pageshow'))
  await reloadOnce(nothing)
  expect(reloadPage).toHaveBeenCalledOnce()
})

it('leaves it to the user where it would lose a draft, also one that comes while the server answers', async () => {
  expect(await reloadOnce(() => true)).toBe('left-to-user')
  let hasDraft = false
  const outcome = reloadOnce(() => hasDraft)
  hasDraft = true
  expect(await outcome).toBe('left-to-user')
  expect(reloadPage).not.toHaveBeenCalled()
})

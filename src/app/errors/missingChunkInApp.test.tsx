import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, openApp, resetApp, signedInAs, stubApi } from '../testing/testApp.tsx'
import { reloadPage } from './reloadPage.ts'

/** The chunk of everything that only signed-in users see is gone: it is asked for above the page. */
vi.mock('../layouts/signedInCode.ts', async () => {
  const { lazyComponent } = await import('#components/lib/lazyComponent.tsx')
  const Missing = lazyComponent<object>(() =>
    Promise.reject(
      new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/Workspace-1.js'),
    ),
  )
  return { Workspace: Missing, SignedInFrame: Missing, preloadSignedIn: () => Missing.preload() }
})
const drafts = vi.hoisted(() => ({ exist: (): boolean => false }))
vi.mock('#session/createDrafts.ts', () => ({ createDrafts: () => drafts }))
vi.mock('./reloadPage.ts', () => ({ reloadPage: vi.fn() }))

const serverUp = () =>
  stubApi(({ endpoint }) => (endpoint === 'GET /version.json' ? json({ commit: 'next' }) : undefined))
const serverDown = () =>
  stubApi(({ endpoint }) =>
    endpoint === 'GET /version.json' ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
  )
const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

beforeEach(() => {
  vi.mocked(reloadPage).mockReset()
  drafts.exist = () => false
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.scrollTo = () => undefined
  window.history.replaceState(null, '')
  signedInAs({ acc: 'harbour' })
})
afterEach(() => {
  resetApp()
  vi.restoreAllMocks()
})

describe.each([
  ['the workspace, above the page', '/dashboard/titles'],
  ['the signed-in frame of a public page', '/404'],
])('a missing chunk of %s', (_, address) => {
  it('reloads the page once, then says that there is a new version', async () => {
    serverUp()
    await openApp(address)
    await expect.poll(() => reloadPage).toHaveBeenCalledOnce()
    resetApp()
    signedInAs({ acc: 'harbour' })
    serverUp()
    await openApp(address)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('A new version is available')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  it('says so while offline, and reloads when online again', async () => {
    serverDown()
    setOnline(false)
    await openApp(address)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You’re offline')
    expect(reloadPage).not.toHaveBeenCalled()
    serverUp()
    setOnline(true)
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await Promise.resolve()
    })
    await expect.poll(() => reloadPage).toHaveBeenCalledOnce()
  })

  it('leaves the reload to the user while it would lose a draft: at once, when online again, when shown again', async () => {
    drafts.exist = () => true
    serverDown()
    setOnline(false)
    await openApp(address)
    await screen.findByRole('heading', { name: 'You’re offline' })
    serverUp()
    setOnline(true)
    for (const event of ['online', 'pageshow'] as const) {
      await act(async () => {
        window.dispatchEvent(new Event(event))
        await Promise.resolve()
      })
      expect(await screen.findByRole('heading', { name: 'A new version is available' })).toBeDefined()
    }
    resetApp()
    signedInAs({ acc: 'harbour' })
    serverUp()
    await openApp(address)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('A new version is available')
    expect(reloadPage).not.toHaveBeenCalled()
    await act(async () => {
      screen.getByRole('button', { name: 'Reload' }).click()
      await Promise.resolve()
    })
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  it('stays while the server does not answer, until Try again', async () => {
    serverDown()
    await openApp(address)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Can’t reach the server')
    expect(reloadPage).not.toHaveBeenCalled()
    serverUp()
    await act(async () => {
      screen.getByRole('button', { name: 'Try again' }).click()
      await Promise.resolve()
    })
    await expect.poll(() => reloadPage).toHaveBeenCalledOnce()
  })
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listTitleStatuses } from '#api/endpoints/lookups.ts'
import { useResource } from '#query/useResource.ts'
import { readAccountState } from '#session/accountStore.ts'
import { clearAuth, writeAuth } from '#session/authCookies.ts'
import { deviceStorage } from '#session/safeStorage.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { HARBOUR, QUILL, storedAuth, tokenFor } from '#session/testing/testSession.ts'
import {
  currentAddress,
  waitForPath,
  calls,
  json,
  navigate,
  openApp,
  resetApp,
  stubApi,
  signedInAs,
  locationState,
  visited,
  type Call,
} from './testing/testApp.tsx'

const PANELS = 20

/** One of twenty panels that load at the same time. */
function Panel({ at }: { at: number }) {
  const { data, retry } = useResource([listTitleStatuses.id, at], (call) => call(listTitleStatuses))
  return <button onClick={retry}>{`Panel ${at}: ${data?.rows[0]?.name ?? 'nothing'}`}</button>
}

function Panels() {
  const session = useSessionState()
  const { search } = useLocation()
  return (
    <main>
      <h1 tabIndex={-1}>Titles</h1>
      <p>{`Of ${session.status === 'signed-in' ? (session.account?.name ?? '') : ''}${search}`}</p>
      {Array.from({ length: PANELS }, (_, at) => (
        <Panel key={at} at={at} />
      ))}
    </main>
  )
}

vi.mock('./pages/TitlesPage.tsx', () => ({ TitlesPage: Panels }))

const OWN = tokenFor({ acc: 'harbour' })
const OTHER = tokenFor({ acc: 'quill' })
const isTitleRequest = ({ endpoint }: Call) => endpoint.includes('/lookup/entitystatus')
const row = (name: string) => json([{ id: '1', name }])
/** Serves one title per account. */
const titleOf = ({ token }: Call) => row(token === OWN ? 'Dracula' : token === OTHER ? 'Peter and Wendy' : '?')
const titleRequests = () => calls.filter(isTitleRequest)

beforeEach(() => {
  window.scrollTo = () => undefined
  signedInAs({ acc: 'harbour' })
})
afterEach(() => {
  resetApp()
  vi.useRealTimers()
})

describe('a 401', () => {
  it('to twenty requests redirects once, keeps the return path and stops retries', async () => {
    stubApi((call) => (isTitleRequest(call) ? json({ detail: 'no' }, 401) : undefined))
    await openApp('/dashboard/titles?q=dracula#here')
    await waitForPath('/login')
    expect(locationState()).toEqual({ from: '/dashboard/titles?q=dracula#here' })
    expect(visited).toEqual(['/dashboard/titles?q=dracula#here', '/login'])
    expect(document.cookie).toBe('')
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeDefined()
    const callsBefore = calls.length
    expect(titleRequests().length).toBe(PANELS)
    // Longer than all retries, with the window focused.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    window.dispatchEvent(new Event('online'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 1600)))
    expect(calls).toHaveLength(callsBefore)
  })

  it('ends only this tab if another has signed in since', async () => {
    const late: ((answer: Response) => void)[] = []
    stubApi((call) =>
      isTitleRequest(call) && call.token === OWN
        ? new Promise((resolve) => late.push(resolve))
        : isTitleRequest(call)
          ? titleOf(call)
          : undefined,
    )
    await openApp('/dashboard/titles')
    await waitForPath('/dashboard/titles')
    writeAuth({ ...storedAuth(), token: OTHER })
    for (const answer of late) answer(json({}, 401))
    await waitForPath('/login')
    expect(storedAuth().token).toBe(OTHER)
  })
})

describe('switching account', () => {
  const serveSwitch = (what: string, token: string) => (call: Call) =>
    call.endpoint === what ? json({ access_token: token }) : isTitleRequest(call) ? titleOf(call) : undefined

  it('drops the URL, the loaded data and late responses of the old account', async () => {
    const late: ((answer: Response) => void)[] = []
    let stall = false
    stubApi((call) => {
      if (isTitleRequest(call) && stall && call.token === OWN) return new Promise((resolve) => late.push(resolve))
      return serveSwitch('GET /api/v1/me/accounts/switch/quill', OTHER)(call)
    })
    await openApp('/dashboard/titles?region=IE')
    await screen.findByText('Panel 19: Dracula')
    stall = true
    for (const panel of screen.getAllByText(/^Panel/)) fireEvent.click(panel)
    await waitFor(() => expect(late).toHaveLength(PANELS))
    await navigate('/dashboard/account')
    const button = await screen.findByRole('button', { name: 'Switch to Quill & Anchor Press' })
    const before = calls.length
    fireEvent.click(button)
    fireEvent.click(button)
    await waitForPath('/dashboard/titles')
    for (const answer of late) answer(row('Dracula'))
    await screen.findByText('Panel 19: Peter and Wendy')
    expect(screen.queryByText(/Dracula/)).toBeNull()
    expect(screen.getByText('Of Quill & Anchor Press')).toBeDefined()
    expect(await screen.findByText('You’re now in Quill & Anchor Press.')).toBeDefined()
    const since = calls.slice(before)
    expect(since.filter(({ endpoint }) => endpoint.includes('switch'))).toHaveLength(1)
    expect(since.filter(({ endpoint }) => !endpoint.includes('switch')).every(({ token }) => token === OTHER)).toBe(
      true,
    )
    expect(storedAuth().token).toBe(OTHER)
    expect(readAccountState(deviceStorage).account).toEqual(QUILL)
    // Further navigation does not repeat the notification.
    await navigate('/dashboard/titles?q=peter')
    await navigate('/404')
    await waitForPath('/404')
    await navigate(-1)
    await screen.findByText('Of Quill & Anchor Press?q=peter')
    expect(screen.queryByText('You’re now in Quill & Anchor Press.')).toBeNull()
  })

  it('leaves everything unchanged on failure, with an inline error and a notification', async () => {
    stubApi((call) => (call.endpoint.includes('switch') ? json({ error_msg: 'Something broke.' }, 500) : undefined))
    await openApp('/dashboard/account')
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Quill & Anchor Press' }))
    expect(await screen.findByText('Couldn’t switch to Quill & Anchor Press.')).toBeDefined()
    expect(await screen.findByText('Internal Server Error. You’re still in Harbour & Vale.')).toBeDefined()
    expect(currentAddress()).toBe('/dashboard/account')
    expect(storedAuth().token).toBe(OWN)
    expect(readAccountState(deviceStorage).account).toEqual(HARBOUR)
    expect(calls.filter(({ endpoint }) => endpoint.includes('switch'))).toHaveLength(1)
  })

  it('works from /404 too: Stop in the masquerade bar goes to Titles', async () => {
    resetApp()
    signedInAs({ acc: 'quill', msk: true }, { account: HARBOUR, masquerade: QUILL })
    stubApi(serveSwitch('GET /api/v1/me/accounts/switch/harbour', OWN))
    await openApp('/nowhere')
    await waitForPath('/404')
    expect(await screen.findByText('Viewing as Quill & Anchor Press')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Stop masquerading' }))
    await waitForPath('/dashboard/titles')
    await screen.findByText('Panel 0: Dracula')
    expect(await screen.findByText('You’re now in Harbour & Vale.')).toBeDefined()
    expect(screen.queryByText(/^Viewing as/)).toBeNull()
    expect(readAccountState(deviceStorage)).toMatchObject({ account: HARBOUR, masquerade: null })
  })
})

describe('changes in another tab', () => {
  it('shows a notice after an account switch and keeps loading data of the shown account', async () => {
    stubApi((call) => (isTitleRequest(call) ? titleOf(call) : undefined))
    await openApp('/dashboard/titles')
    await screen.findByText('Panel 0: Dracula')
    writeAuth({ ...storedAuth(), token: OTHER })
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('You switched account in another tab.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
    fireEvent.click(screen.getByText('Panel 0: Dracula'))
    await waitFor(() => expect(titleRequests()).toHaveLength(PANELS + 1))
    expect(titleRequests().at(-1)?.token).toBe(OWN)
    expect(screen.getByText('Of Harbour & Vale')).toBeDefined()
    expect(storedAuth().token).toBe(OTHER)
  })

  it('shows the login page after a logout when restored from the back/forward cache', async () => {
    stubApi((call) => (isTitleRequest(call) ? titleOf(call) : undefined))
    await openApp('/dashboard/titles')
    await screen.findByText('Panel 0: Dracula')
    clearAuth()
    localStorage.clear()
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    await waitForPath('/login')
    expect(locationState()).toBeNull()
    expect(screen.queryByText(/Dracula/)).toBeNull()
  })
})

describe('session expiry', () => {
  it('warns five minutes ahead, happens on time even after sleep, and keeps the return path', async () => {
    stubApi((call) => (isTitleRequest(call) ? titleOf(call) : undefined))
    await openApp('/dashboard/titles?q=a')
    await screen.findByText('Panel 0: Dracula')
    const { expiresAt } = storedAuth()
    vi.useFakeTimers({ toFake: ['Date'], now: expiresAt - 5 * 60_000 })
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('Your session ends in less than five minutes')).toBeDefined()
    vi.setSystemTime(expiresAt)
    fireEvent(document, new Event('visibilitychange'))
    await waitForPath('/login')
    expect(locationState()).toEqual({ from: '/dashboard/titles?q=a' })
    expect(document.cookie).toBe('')
  })
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listTitleStatuses } from '#api/endpoints/lookups.ts'
import { useResource } from '../data/useResource.ts'
import { readAccountState } from './accountStore.ts'
import { clearAuth, writeAuth } from './authCookies.ts'
import { deviceStorage } from './safeStorage.ts'
import { useSessionState } from './SessionContext.tsx'
import { HARBOUR, QUILL, stored, tokenFor } from '../testing/testSession.ts'
import { useClient } from './useClient.ts'
import {
  address,
  arrives,
  calls,
  json,
  navigate,
  openApp,
  reset,
  serve,
  signedInAs,
  state,
  visited,
  type Call,
} from '../testing/testApp.tsx'

const PANELS = 20

/** One of twenty panels that all read at once. */
function Panel({ at }: { at: number }) {
  const client = useClient()
  const { data, retry } = useResource([listTitleStatuses.id, at], (signal) =>
    client.call(listTitleStatuses, { signal }),
  )
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

vi.mock('../pages/TitlesPage.tsx', () => ({ TitlesPage: Panels }))

const OWN = tokenFor({ acc: 'harbour' })
const OTHER = tokenFor({ acc: 'quill' })
const isRead = ({ what }: Call) => what.includes('/lookup/entitystatus')
const row = (name: string) => json([{ id: '1', name }])
/** Each account has one title: its own. */
const titleOf = ({ token }: Call) => row(token === OWN ? 'Dracula' : token === OTHER ? 'Peter and Wendy' : '?')
const reads = () => calls.filter(isRead)

beforeEach(() => {
  window.scrollTo = () => undefined
  signedInAs({ acc: 'harbour' })
})
afterEach(() => {
  reset()
  vi.useRealTimers()
})

describe('a 401 in use', () => {
  it('is one redirect for twenty, the place kept, and nothing is tried afterwards', async () => {
    serve((call) => (isRead(call) ? json({ detail: 'no' }, 401) : undefined))
    await openApp('/dashboard/titles?q=dracula#here')
    await arrives('/login')
    expect(state()).toEqual({ from: '/dashboard/titles?q=dracula#here' })
    expect(visited).toEqual(['/dashboard/titles?q=dracula#here', '/login'])
    expect(document.cookie).toBe('')
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeDefined()
    const asked = calls.length
    expect(reads().length).toBe(PANELS)
    // Longer than all retries of this environment, and awake.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    window.dispatchEvent(new Event('online'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 1600)))
    expect(calls).toHaveLength(asked)
  })

  it('ends this tab only where another has signed in since', async () => {
    const late: ((answer: Response) => void)[] = []
    serve((call) =>
      isRead(call) && call.token === OWN
        ? new Promise((resolve) => late.push(resolve))
        : isRead(call)
          ? titleOf(call)
          : undefined,
    )
    await openApp('/dashboard/titles')
    await arrives('/dashboard/titles')
    writeAuth({ ...stored(), token: OTHER })
    for (const answer of late) answer(json({}, 401))
    await arrives('/login')
    expect(stored().token).toBe(OTHER)
  })
})

describe('another account', () => {
  const asksFor = (what: string, token: string) => (call: Call) =>
    call.what === what ? json({ access_token: token }) : isRead(call) ? titleOf(call) : undefined

  it('has nothing of the old one: neither address, nor what was read, nor what comes late', async () => {
    const late: ((answer: Response) => void)[] = []
    let stall = false
    serve((call) => {
      if (isRead(call) && stall && call.token === OWN) return new Promise((resolve) => late.push(resolve))
      return asksFor('GET /api/v1/me/accounts/switch/quill', OTHER)(call)
    })
    await openApp('/dashboard/titles?region=IE')
    await screen.findByText('Panel 19: Dracula')
    stall = true
    for (const panel of screen.getAllByText(/^Panel/)) fireEvent.click(panel)
    await waitFor(() => expect(late).toHaveLength(PANELS))
    await navigate('/dashboard/account')
    const button = await screen.findByRole('button', { name: 'Switch to Quill & Anchor Press' }, { timeout: 15_000 })
    const before = calls.length
    fireEvent.click(button)
    fireEvent.click(button)
    await arrives('/dashboard/titles')
    for (const answer of late) answer(row('Dracula'))
    await screen.findByText('Panel 19: Peter and Wendy')
    expect(screen.queryByText(/Dracula/)).toBeNull()
    expect(screen.getByText('Of Quill & Anchor Press')).toBeDefined()
    expect(await screen.findByText('You now work in Quill & Anchor Press.')).toBeDefined()
    const since = calls.slice(before)
    expect(since.filter(({ what }) => what.includes('switch'))).toHaveLength(1)
    expect(since.filter(({ what }) => !what.includes('switch')).every(({ token }) => token === OTHER)).toBe(true)
    expect(stored().token).toBe(OTHER)
    expect(readAccountState(deviceStorage).account).toEqual(QUILL)
    // And from there anywhere, told only once.
    await navigate('/dashboard/titles?q=peter')
    await navigate('/404')
    await arrives('/404')
    await navigate(-1)
    await screen.findByText('Of Quill & Anchor Press?q=peter')
    expect(screen.queryByText('You now work in Quill & Anchor Press.')).toBeNull()
  })

  it('that cannot be had leaves all as it was, and says so in place and by a notification', async () => {
    serve((call) => (call.what.includes('switch') ? json({ error_msg: 'Something broke.' }, 500) : undefined))
    await openApp('/dashboard/account')
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Quill & Anchor Press' }, { timeout: 15_000 }))
    expect(await screen.findByText('Could not change to Quill & Anchor Press.')).toBeDefined()
    expect(await screen.findByText('Internal Server Error. You are still in Harbour & Vale.')).toBeDefined()
    expect(address()).toBe('/dashboard/account')
    expect(stored().token).toBe(OWN)
    expect(readAccountState(deviceStorage).account).toEqual(HARBOUR)
    expect(calls.filter(({ what }) => what.includes('switch'))).toHaveLength(1)
  })

  it('is entered from /404 too: the bar of a masquerade stands on every page, and its Stop leads to Titles', async () => {
    reset()
    signedInAs({ acc: 'quill', msk: true }, { account: HARBOUR, masquerade: QUILL })
    serve(asksFor('GET /api/v1/me/accounts/switch/harbour', OWN))
    await openApp('/nowhere')
    await arrives('/404')
    expect(await screen.findByText('Viewing as Quill & Anchor Press.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Stop masquerading' }))
    await arrives('/dashboard/titles')
    await screen.findByText('Panel 0: Dracula')
    expect(await screen.findByText('You now work in Harbour & Vale.')).toBeDefined()
    expect(screen.queryByText(/^Viewing as/)).toBeNull()
    expect(readAccountState(deviceStorage)).toEqual({ account: HARBOUR, masquerade: null })
  })
})

describe('what happens elsewhere', () => {
  it('to the account is told here, and what is read here is still of the account that is named', async () => {
    serve((call) => (isRead(call) ? titleOf(call) : undefined))
    await openApp('/dashboard/titles')
    await screen.findByText('Panel 0: Dracula')
    writeAuth({ ...stored(), token: OTHER })
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('The account changed in another tab.', {}, { timeout: 15_000 })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
    fireEvent.click(screen.getByText('Panel 0: Dracula'))
    await waitFor(() => expect(reads()).toHaveLength(PANELS + 1))
    expect(reads().at(-1)?.token).toBe(OWN)
    expect(screen.getByText('Of Harbour & Vale')).toBeDefined()
    expect(stored().token).toBe(OTHER)
  })

  it('a logout shows the login when the page comes back from the back/forward cache', async () => {
    serve((call) => (isRead(call) ? titleOf(call) : undefined))
    await openApp('/dashboard/titles')
    await screen.findByText('Panel 0: Dracula')
    clearAuth()
    localStorage.clear()
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    await arrives('/login')
    expect(state()).toBeNull()
    expect(screen.queryByText(/Dracula/)).toBeNull()
  })
})

describe('the end of a session in use', () => {
  it('is told five minutes ahead, comes on time though the machine slept, and keeps the place', async () => {
    serve((call) => (isRead(call) ? titleOf(call) : undefined))
    await openApp('/dashboard/titles?q=a')
    await screen.findByText('Panel 0: Dracula')
    const { expiresAt } = stored()
    vi.useFakeTimers({ toFake: ['Date'], now: expiresAt - 5 * 60_000 })
    fireEvent(document, new Event('visibilitychange'))
    expect(
      await screen.findByText('Your session ends in less than five minutes', {}, { timeout: 15_000 }),
    ).toBeDefined()
    vi.setSystemTime(expiresAt)
    fireEvent(document, new Event('visibilitychange'))
    await arrives('/login')
    expect(state()).toEqual({ from: '/dashboard/titles?q=a' })
    expect(document.cookie).toBe('')
  })
})

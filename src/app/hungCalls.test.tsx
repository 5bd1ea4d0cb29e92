import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HARBOUR, QUILL, ME, storedAuth, tokenFor } from '#session/testing/testSession.ts'
import {
  calls,
  currentAddress,
  json,
  openApp,
  resetApp,
  signedInAs,
  stubApi,
  waitForPath,
  type Answer,
} from './testing/testApp.tsx'

const OWN = tokenFor({ acc: 'harbour' })
const OTHER = tokenFor({ acc: 'quill' })
const TOO_SLOW = 'The server takes too long'
const LOGIN = 'POST /login/access_token'
const SWITCH = 'GET /api/v1/me/accounts/switch/quill'
const STOP = 'GET /api/v1/me/accounts/switch/harbour'
const MASQUERADE = 'POST /api/v1/me/accounts/masquerade'
/** Calls that hang until the test heals the server. */
const hung = new Set<string>()
const answers: Record<string, () => Response> = {
  [LOGIN]: () => json({ access_token: OWN }),
  [SWITCH]: () => json({ access_token: OTHER }),
  [STOP]: () => json({ access_token: OWN }),
}
const answer: Answer = ({ endpoint }) =>
  hung.has(endpoint) ? new Promise<Response>(() => undefined) : answers[endpoint]?.()
const sent = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint)
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

/** Presses a button, then lets 30 s pass without an answer. */
async function pressAndWait(element: HTMLElement): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(element)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  vi.useRealTimers()
}

async function fillLogin(): Promise<HTMLButtonElement> {
  fireEvent.change(await screen.findByLabelText('Email Address'), { target: { value: ME.userName } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'demo' } })
  return button('Sign in')
}

async function confirmMasquerade(): Promise<HTMLElement> {
  fireEvent.click(await button(/^Account Choose/))
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'quill' } })
  fireEvent.click(await screen.findByRole('option', { name: /Quill/ }))
  fireEvent.click(await button('Start'))
  return screen.findByRole('dialog')
}

beforeEach(() => {
  hung.clear()
  window.scrollTo = () => undefined
  stubApi(answer)
})
afterEach(() => {
  vi.useRealTimers()
  resetApp()
  sessionStorage.clear()
})

it('a login that hangs says so, and signs in once the server is well', async () => {
  hung.add(LOGIN)
  await openApp('/login')
  await pressAndWait(await fillLogin())
  expect(screen.getByText(TOO_SLOW)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe(ME.userName)
  hung.clear()
  fireEvent.click(await button('Sign in'))
  await waitForPath('/dashboard/titles')
  expect(sent(LOGIN)).toHaveLength(2)
})

it('a user that hangs after a login does not, after a reload, ask for what to do', async () => {
  hung.add('GET /api/v1/me/')
  await openApp('/login')
  fireEvent.click(await fillLogin())
  await waitFor(() => expect(sent('GET /api/v1/me/')).toHaveLength(1))
  cleanup()
  await openApp('/login')
  await waitForPath('/dashboard/titles')
  expect(screen.queryByText('Looks like you are already logged in')).toBeNull()
})

it('a switch that hangs says so, and works once the server is well', async () => {
  signedInAs({ acc: 'harbour' })
  hung.add(SWITCH)
  await openApp('/dashboard/account')
  await pressAndWait(await button('Switch to Quill & Anchor Press'))
  expect(screen.getByText(new RegExp(`^${TOO_SLOW}.*You’re still in Harbour & Vale`))).toBeDefined()
  hung.clear()
  fireEvent.click(await button('Switch to Quill & Anchor Press'))
  await waitForPath('/dashboard/titles')
  expect(storedAuth().token).toBe(OTHER)
})

it('a switch that hangs holds nothing after logging out and in again', async () => {
  signedInAs({ acc: 'harbour' })
  hung.add(SWITCH)
  await openApp('/dashboard/account')
  fireEvent.click(await button('Switch to Quill & Anchor Press'))
  await waitFor(() => expect(sent(SWITCH)).toHaveLength(1))
  fireEvent.click(await button(/^User menu/))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitForPath('/login')
  expect(sent(SWITCH)[0]?.signal?.aborted).toBe(true)
  fireEvent.click(await fillLogin())
  await waitForPath('/dashboard/titles')
  hung.clear()
  fireEvent.click(await button(/^User menu/))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Account' }))
  fireEvent.click(await button('Switch to Quill & Anchor Press'))
  await waitFor(() => expect(storedAuth().token).toBe(OTHER))
})

it('the masquerade dialog can be closed while the server hangs, and a late answer changes nothing', async () => {
  signedInAs({ acc: 'harbour' })
  const late: ((response: Response) => void)[] = []
  stubApi((call) => (call.endpoint === MASQUERADE ? new Promise((resolve) => late.push(resolve)) : answer(call)))
  await openApp('/dashboard/account')
  const dialog = await confirmMasquerade()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start masquerading' }))
  await waitFor(() => expect(late).toHaveLength(1))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(MASQUERADE)[0]?.signal?.aborted).toBe(true)
  late[0]?.(json({ access_token: tokenFor({ acc: 'quill', msk: true }) }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(storedAuth().token).toBe(OWN)
  expect(currentAddress()).toBe('/dashboard/account')
  expect((await button('Switch to Quill & Anchor Press')).disabled).toBe(false)
})

it('Stop masquerading works while a switch hangs', async () => {
  signedInAs({ acc: 'lantern', msk: true }, { account: HARBOUR, masquerade: { id: 'lantern', name: 'Lanternhouse' } })
  hung.add(SWITCH)
  await openApp('/dashboard/account')
  fireEvent.click(await button('Switch to Quill & Anchor Press'))
  await waitFor(() => expect(sent(SWITCH)).toHaveLength(1))
  fireEvent.click(await button('Stop masquerading'))
  await waitForPath('/dashboard/titles')
  expect(storedAuth().token).toBe(OWN)
})

it('Stop masquerading that hangs is free again', async () => {
  signedInAs({ acc: 'quill', msk: true }, { account: HARBOUR, masquerade: QUILL })
  hung.add(STOP)
  await openApp('/dashboard/account')
  await pressAndWait(await button('Stop masquerading'))
  expect(screen.getByText(/Couldn’t stop masquerading: The server takes too long/)).toBeDefined()
  hung.clear()
  fireEvent.click(await button('Stop masquerading'))
  await waitForPath('/dashboard/titles')
})

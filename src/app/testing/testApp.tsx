import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { App } from '../App.tsx'
import { configFromEnv, type Environment } from '../config/environment.ts'
import { clearAuth, writeAuth } from '../session/authCookies.ts'
import { deviceStorage } from '../session/safeStorage.ts'
import { writeAccountState, type AccountState } from '../session/accountStore.ts'
import { ACCOUNTS, HARBOUR, ME, tokenFor } from './testSession.ts'

/* The whole app in a test, at an address, over answers that the test gives. */

export interface Call {
  /** Method and path. */
  what: string
  token: string | null
  signal: AbortSignal | null
}

export const calls: Call[] = []
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const never = () => new Promise<Response>(() => undefined)

const WIRE_ME = {
  user_name: ME.userName,
  name_first: 'Imogen',
  name_last: 'Ashby',
  email1: null,
  date_activate: null,
  user_id: 1,
  acc_id: null,
  acc_name: null,
}

/** What is answered unless a test says otherwise: who one is and where one may work; all else never comes. */
const usual: Answer = ({ what }) => {
  if (what === 'GET /api/v1/me/') return json(WIRE_ME)
  if (what === 'GET /api/v1/me/accounts') return json(ACCOUNTS.map(({ id, name }) => ({ acc_id: id, acc_name: name })))
  return never()
}

export type Answer = (call: Call) => Response | Promise<Response> | undefined

/** Answers the calls of a test; undefined for what is answered as usual. */
export function serve(answer: Answer = () => undefined): void {
  vi.stubGlobal('fetch', (url: string, { method, headers, signal }: RequestInit) => {
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null
    const call: Call = {
      what: `${method ?? 'GET'} ${new URL(url, 'https://api.example').pathname}`,
      token,
      signal: signal ?? null,
    }
    calls.push(call)
    const given = Promise.resolve(answer(call) ?? usual(call) ?? never())
    return new Promise<Response>((resolve, reject) => {
      given.then(resolve, reject)
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  })
}

/** Signs in before the app starts, as a login leaves it. */
export function signedInAs(claims: object, accounts: AccountState = { account: HARBOUR, masquerade: null }): void {
  writeAuth({
    token: tokenFor(claims),
    expiresAt: Date.now() + 86_400_000,
    user: { userName: ME.userName, firstName: 'Imogen', lastName: 'Ashby' },
    refresh: null,
  })
  writeAccountState(deviceStorage, accounts)
}

/** Where the app is, and the way elsewhere; told after each drawing. */
const seen: { place: Location | null; go: NavigateFunction | null } = { place: null, go: null }
export const visited: string[] = []

function Place() {
  const place = useLocation()
  const go = useNavigate()
  useLayoutEffect(() => {
    Object.assign(seen, { place, go })
    if (visited.at(-1) !== addressOf(place)) visited.push(addressOf(place))
  }, [place, go])
  return null
}

const addressOf = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`
export const address = () => (seen.place === null ? '' : addressOf(seen.place))
export const state = (): unknown => seen.place?.state
/** To an address, or by so many steps of the history. */
export const navigate = (to: string | number) =>
  act(async () => {
    await seen.go?.(to as string)
  })

const environment: Environment = { config: configFromEnv({}), now: () => new Date(), retryDelaysS: [0.01, 0.01, 0.01] }

/** Opens the app; the last address is the one that is on screen, those before lie behind it. */
export async function openApp(...addresses: string[]): Promise<void> {
  await act(async () => {
    render(
      <App
        environment={environment}
        router={(app) => (
          <MemoryRouter initialEntries={addresses}>
            {app}
            <Place />
          </MemoryRouter>
        )}
      />,
    )
    await Promise.resolve()
  })
}

/** The app comes to rest at an address, with a page on it. */
export async function arrives(at: string): Promise<void> {
  await waitFor(() => expect(address()).toBe(at), { timeout: 15_000 })
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })
  expect(address()).toBe(at)
}

export function reset(): void {
  cleanup()
  vi.unstubAllGlobals()
  clearAuth()
  localStorage.clear()
  calls.length = 0
  visited.length = 0
}

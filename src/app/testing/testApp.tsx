import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect, type ReactNode } from 'react'
import {
  BrowserRouter,
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom'
import { expect, vi } from 'vitest'
import { App } from '../App.tsx'
import { configFromEnv, type AppConfig, type Environment } from '../config/environment.ts'
import { createErrorReporter } from '../errors/errorReporter.ts'
import { clearAuth, writeAuth } from '#session/authCookies.ts'
import { deviceStorage } from '#session/safeStorage.ts'
import { writeAccountState, type AccountState } from '#session/accountStore.ts'
import { ACCOUNTS, HARBOUR, ME, tokenFor } from '#session/testing/testSession.ts'

/* Helpers that render the whole app at a URL, with API responses given by the test. */

export interface Call {
  /** Method and path. */
  endpoint: string
  token: string | null
  signal: AbortSignal | null
}

export const calls: Call[] = []
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const never = () => new Promise<Response>(() => undefined)

export const WIRE_ME = {
  user_name: ME.userName,
  name_first: 'Imogen',
  name_last: 'Ashby',
  email1: null,
  date_activate: null,
  user_id: 1,
  acc_id: null,
  acc_name: null,
}

/** Default responses: the user and the accounts. All other calls stay pending. */
const defaultAnswer: Answer = ({ endpoint }) => {
  if (endpoint === 'GET /api/v1/me/') return json(WIRE_ME)
  if (endpoint === 'GET /api/v1/me/accounts')
    return json(ACCOUNTS.map(({ id, name }) => ({ acc_id: id, acc_name: name })))
  return never()
}

export type Answer = (call: Call) => Response | Promise<Response> | undefined

/** Stubs fetch. `answer` returns undefined for calls with a default response. */
export function stubApi(answer: Answer = () => undefined): void {
  vi.stubGlobal('fetch', (url: string, { method, headers, signal }: RequestInit) => {
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null
    const call: Call = {
      endpoint: `${method ?? 'GET'} ${new URL(url, 'https://api.example').pathname}`,
      token,
      signal: signal ?? null,
    }
    calls.push(call)
    const response = Promise.resolve(answer(call) ?? defaultAnswer(call) ?? never())
    return new Promise<Response>((resolve, reject) => {
      response.then(resolve, reject)
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  })
}

/** Stores a sign-in before the app starts. */
export function signedInAs(
  claims: object,
  accounts: Omit<AccountState, 'userName'> = { account: HARBOUR, masquerade: null },
): void {
  writeAuth({
    token: tokenFor(claims),
    expiresAt: Date.now() + 86_400_000,
    user: { userName: ME.userName, firstName: 'Imogen', lastName: 'Ashby' },
    refresh: null,
    signInId: 'test',
  })
  writeAccountState(deviceStorage, { userName: ME.userName, ...accounts })
}

/** The location and navigate function of the last render. */
const router: { location: Location | null; navigate: NavigateFunction | null } = { location: null, navigate: null }
export const visited: string[] = []

function LocationProbe() {
  const location = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    Object.assign(router, { location, navigate })
    if (visited.at(-1) !== addressOf(location)) visited.push(addressOf(location))
  }, [location, navigate])
  return null
}

const addressOf = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`
export const currentAddress = () => (router.location === null ? '' : addressOf(router.location))
export const locationState = (): unknown => router.location?.state
/** Navigates to an address, or by a number of history steps. */
export const navigate = (to: string | number) =>
  act(async () => {
    await router.navigate?.(to as string)
  })

const environment: Environment = {
  config: configFromEnv({ VITE_STAFF_DOMAIN: 'harbourvale.example' }),
  now: () => new Date(),
  retryDelaysS: [0.01, 0.01, 0.01],
}

/** Renders the app at the last address, with the others before it in the history. */
export const openApp = (...addresses: string[]) => openAppWith({}, ...addresses)

/** The same with a configuration that differs from the default. */
export const openAppWith = (config: Partial<AppConfig>, ...addresses: string[]) =>
  renderApp(config, (app) => <MemoryRouter initialEntries={addresses}>{app}</MemoryRouter>)

/** The same in the history of the window, which the test must leave as it was. */
export function openAppInHistory(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  return renderApp({}, (app) => <BrowserRouter>{app}</BrowserRouter>)
}

/** End what the apps of a test listen to. */
const stops: (() => void)[] = []

async function renderApp(config: Partial<AppConfig>, router: (app: ReactNode) => ReactNode): Promise<void> {
  const reporter = createErrorReporter(environment.config)
  stops.push(reporter.listen())
  await act(async () => {
    render(
      <App
        environment={{ ...environment, config: { ...environment.config, ...config } }}
        reporter={reporter}
        router={(app) =>
          router(
            <>
              {app}
              <LocationProbe />
            </>,
          )
        }
      />,
    )
    await Promise.resolve()
  })
}

/** Waits until the app is at an address and shows a page. */
export async function waitForPath(at: string): Promise<void> {
  await waitFor(() => expect(currentAddress()).toBe(at))
  await screen.findByRole('heading', { level: 1 })
  expect(currentAddress()).toBe(at)
}

/** Signs in on the login page. */
export async function signInByForm(): Promise<void> {
  const user = userEvent.setup({ delay: null })
  // The page's code may still be loading.
  await user.type(await screen.findByLabelText('Email Address'), ME.userName)
  await user.type(screen.getByLabelText('Password'), 'demo')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

export function resetApp(): void {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  clearAuth()
  localStorage.clear()
  calls.length = 0
  visited.length = 0
}

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  calls,
  currentAddress,
  json,
  openApp,
  resetApp,
  signedInAs,
  signInByForm,
  stubApi,
  waitForPath,
} from './testing/testApp.tsx'
import { tokenFor } from '#session/testing/testSession.ts'

vi.mock('./pages/TitlesPage.tsx', () => ({ TitlesPage: () => <h1>Titles</h1> }))

const FAILED = 'We couldn’t load your account details.'
const count = (path: string) => calls.filter(({ endpoint }) => endpoint.endsWith(path)).length
const isMe = ({ endpoint }: { endpoint: string }) => endpoint === 'GET /api/v1/me/'

beforeEach(() => void (window.scrollTo = () => undefined))
afterEach(() => {
  resetApp()
  vi.restoreAllMocks()
})

// spec 7.2
it('comes to Titles by itself if the user cannot be loaded twice', async () => {
  let failures = 0
  stubApi((call) => {
    if (call.endpoint === 'POST /login/access_token') return json({ access_token: tokenFor({ acc: 'harbour' }) })
    return isMe(call) && ++failures <= 2 ? json({}, 503) : undefined
  })
  await openApp('/login')
  await signInByForm()
  await waitForPath('/dashboard/titles')
  await waitFor(() => expect(count('/me/')).toBe(3))
  await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull())
  expect(screen.getByText('Harbour & Vale')).toBeDefined()
  expect(count('/log_error')).toBe(0)
})

it('shows the retries and reports the failure once, after the last of them', async () => {
  signedInAs({ acc: 'harbour' })
  stubApi((call) => (isMe(call) ? json({}, 503) : undefined))
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.textContent))
  observer.observe(document.body, { childList: true, subtree: true })
  await openApp('/dashboard/titles')
  await screen.findByRole('button', { name: 'Try again' })
  observer.disconnect()
  for (const retry of [1, 2, 3])
    expect(seen.join('\n')).toContain(`${FAILED} Service Unavailable.Retrying ${retry} of 3`)
  expect(count('/me/')).toBe(4)
  await waitFor(() => expect(count('/log_error')).toBe(1))
})

// The browser may be online again while the notice stays.
it('says that the browser was offline once no try is left', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  signedInAs({ acc: 'harbour' })
  stubApi((call) => (isMe(call) ? Promise.reject(new TypeError('Failed to fetch')) : undefined))
  await openApp('/dashboard/titles')
  expect(await screen.findByText('You were offline.')).toBeDefined()
  expect(count('/me/')).toBe(4)
})

it('ends on a 401 of a retry', async () => {
  signedInAs({ acc: 'harbour' })
  let tries = 0
  stubApi((call) => (isMe(call) ? json({}, ++tries === 1 ? 503 : 401) : undefined))
  await openApp('/dashboard/titles')
  await waitForPath('/login')
  expect(currentAddress()).toBe('/login')
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPagesFirst } from '../testing/loadPagesFirst.ts'
import { QUILL, HARBOUR, tokenFor } from '#session/testing/testSession.ts'
import {
  calls,
  currentAddress,
  json,
  openApp,
  resetApp,
  signedInAs,
  signInByForm,
  stubApi,
  visited,
  waitForPath,
} from '../testing/testApp.tsx'

const QUERY = '?region=GB&from=2026-11-02&to=2026-11-08'
const AD = '/dashboard/ads/12'
const adCalls = () => calls.filter(({ endpoint }) => /elad|elcam|report|track/.test(endpoint)).map((call) => call.token)
const button = (name: string) => screen.findByRole('button', { name })

loadPagesFirst()
beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi(({ endpoint }) =>
    endpoint.includes('switch') ? json({ access_token: tokenFor({ acc: 'quill' }) }) : undefined,
  )
  signedInAs({ acc: 'harbour' })
})
afterEach(resetApp)

it('opens a link of the current account, which leaves the address', async () => {
  await openApp(`${AD}${QUERY}&account=harbour`)
  await waitForPath(AD + QUERY)
  await waitFor(() => expect(adCalls().length).toBeGreaterThan(0))
  expect(screen.queryByText(/This link was made/)).toBeNull()
})

it('reads nothing of a link from another account until that is switched to, then opens all of it', async () => {
  await openApp(`${AD}${QUERY}&account=quill`)
  await screen.findByRole('heading', { name: 'This link was made in Quill & Anchor Press.' })
  expect(adCalls()).toEqual([])
  fireEvent.click(await button('Switch to Quill & Anchor Press'))
  await waitForPath(AD + QUERY)
  await waitFor(() => expect(adCalls().length).toBeGreaterThan(0))
  expect(new Set(adCalls())).toEqual(new Set([tokenFor({ acc: 'quill' })]))
  expect(visited.some((address) => address.startsWith('/dashboard/titles'))).toBe(false)
})

it('opens it in the current account if that is wanted', async () => {
  await openApp(`${AD}${QUERY}&account=quill`)
  fireEvent.click(await button('Open it here anyway'))
  await waitForPath(AD + QUERY)
  await waitFor(() => expect(adCalls().length).toBeGreaterThan(0))
  expect(new Set(adCalls())).toEqual(new Set([tokenFor({ acc: 'harbour' })]))
})

it('takes neither the account nor the country of an unopened link along', async () => {
  await openApp(`/dashboard/ads${QUERY}&account=quill`)
  fireEvent.click(await screen.findByRole('link', { name: /My Dashboard/ }))
  await waitForPath('/dashboard/titles')
})

it('offers no switch to an account of others', async () => {
  await openApp(`${AD}?account=nobody-1`)
  await screen.findByRole('heading', { name: 'You don’t have access to this account.' })
  expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull()
  expect(adCalls()).toEqual([])
  expect(document.body.textContent).not.toContain('nobody-1')
})

it.each([
  ['markup', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  ['ten kilobytes', 'x'.repeat(10_240)],
  ['two accounts', 'quill&account=harbour'],
  ['none', ''],
])('leaves out %s, and says so', async (_, value) => {
  await openApp(`${AD}?account=${value}`)
  expect(await screen.findByText('We ignored the account.')).toBeDefined()
  await waitForPath(AD)
})

it('compares with the account that is viewed in a masquerade, and leaves it for one’s own', async () => {
  resetApp()
  stubApi(({ endpoint }) =>
    endpoint.includes('switch') ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
  )
  signedInAs({ acc: 'quill', msk: true }, { account: HARBOUR, masquerade: QUILL })
  await openApp(`${AD}?account=harbour`)
  await screen.findByText('You’re in Quill & Anchor Press.')
  fireEvent.click(await button('Switch to Harbour & Vale'))
  await waitForPath(AD)
  expect(screen.queryByText(/^Viewing as/)).toBeNull()
})

it('asks after the login if it was opened signed out', async () => {
  resetApp()
  stubApi(({ endpoint }) =>
    endpoint.includes('login') ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
  )
  await openApp(`${AD}${QUERY}&account=quill`)
  await waitForPath('/login')
  await signInByForm()
  await screen.findByRole('heading', { name: 'This link was made in Quill & Anchor Press.' })
  expect(currentAddress()).toBe(`${AD}${QUERY}&account=quill`)
  expect(adCalls()).toEqual([])
})

it('says why the switch failed, and stays', async () => {
  stubApi(({ endpoint }) => (endpoint.includes('switch') ? json({ detail: 'No.' }, 403) : undefined))
  await openApp(`${AD}${QUERY}&account=quill`)
  fireEvent.click(await button('Switch to Quill & Anchor Press'))
  expect(await screen.findByText(/Nothing has changed|You’re still in Harbour/, { selector: 'main *' })).toBeDefined()
  expect(currentAddress()).toBe(`${AD}${QUERY}&account=quill`)
})

it.each([
  ['ad', AD, 'elad/12'],
  ['title', '/dashboard/titles/101', 'entity/101'],
])('names the account in use where it has no such %s, and offers to switch', async (noun, path, call) => {
  stubApi(({ endpoint }) => (endpoint.endsWith(call) ? json({ detail: 'No.' }, 404) : undefined))
  await openApp(path)
  expect(await screen.findByText(`We couldn’t find this ${noun} in Harbour & Vale.`)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Switch account' }))
  await button('Switch to Quill & Anchor Press')
})

it.each([AD, '/dashboard/titles/101'])('the link copied on %s has its days and the account', async (path) => {
  const writeText = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await openApp(path + QUERY)
  fireEvent.click(await button('Copy link'))
  await button('Copied')
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}${path}${QUERY}&account=harbour`)
})

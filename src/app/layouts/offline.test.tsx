import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPagesFirst } from '../testing/loadPagesFirst.ts'
import { calls, json, navigate, openApp, resetApp, signedInAs, stubApi } from '../testing/testApp.tsx'

/* The browser's word that it is offline is a hint: a proxy or a VPN may make it say so for ever. */

loadPagesFirst()

const network = { answers: true }
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
const banner = () => screen.queryByText(/This page may be out of date/)
const titlesAsked = () => calls.filter(({ endpoint }) => endpoint.endsWith('/query/entity')).length

beforeEach(() => {
  window.scrollTo = () => undefined
  network.answers = true
  signedInAs({ acc: 'harbour' })
  stubApi(({ endpoint }) => {
    if (!network.answers) return Promise.reject(new TypeError('Failed to fetch'))
    return endpoint.includes('/query/') ? json({ total: 0, rows: [] }) : undefined
  })
})
afterEach(() => {
  resetApp()
  vi.restoreAllMocks()
})

it('is not said while answers arrive, whatever the browser says', async () => {
  setOnline(false)
  await openApp('/dashboard/titles')
  await waitFor(() => expect(titlesAsked()).toBe(1))
  expect(banner()).toBeNull()
  setOnline(true)
  setOnline(false)
  expect(banner()).toBeNull()
})

it('is said once a call gets no answer and the browser says so, until one gets an answer', async () => {
  await openApp('/dashboard/titles')
  await waitFor(() => expect(titlesAsked()).toBe(1))
  network.answers = false
  await navigate('/dashboard/ads')
  await screen.findAllByText('Can’t reach the server')
  expect(banner()).toBeNull()
  setOnline(false)
  expect(banner()).not.toBeNull()
  network.answers = true
  const [again] = screen.getAllByRole('button', { name: /^Try (now|again)$/ })
  await userEvent.click(again ?? document.body)
  await waitFor(() => expect(banner()).toBeNull())
  expect(navigator.onLine).toBe(false)
})

it('ends when the browser is online again, and what could not be loaded is loaded', async () => {
  network.answers = false
  setOnline(false)
  await openApp('/dashboard/titles')
  await waitFor(() => expect(banner()).not.toBeNull())
  expect(await screen.findByText('We couldn’t load your account details.')).toBeDefined()
  network.answers = true
  setOnline(true)
  expect(banner()).toBeNull()
  await waitFor(() => expect(screen.queryByText('We couldn’t load your account details.')).toBeNull())
})

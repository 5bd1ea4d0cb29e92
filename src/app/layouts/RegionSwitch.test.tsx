import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls, json, navigate, openApp, resetApp, signedInAs, stubApi, waitForPath } from '../testing/testApp.tsx'

const COUNTRIES = 'GET /api/v1/lookup/country/'
/** Of the notification. */
const CLOSE = { name: 'Close: We couldn’t load the countries' }

beforeEach(() => {
  window.scrollTo = () => undefined
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  signedInAs({ acc: 'harbour' })
  stubApi(({ endpoint }) => {
    if (endpoint === COUNTRIES) return json({}, 503)
    if (endpoint.endsWith('/country_list')) return json({ cc_live_list: [] })
    return /\/(lookup|query)\//.test(endpoint) ? json({ total: 0, rows: [] }) : undefined
  })
})
afterEach(() => {
  resetApp()
  vi.restoreAllMocks()
})

it('says once that the countries failed, and again each time the user has had them loaded again', async () => {
  await openApp('/dashboard/titles')
  await userEvent.click(await screen.findByRole('button', CLOSE))
  await vi.waitFor(() => expect(calls.filter(({ endpoint }) => endpoint === COUNTRIES)).toHaveLength(4))
  await navigate('/dashboard/account')
  await waitForPath('/dashboard/account')
  await navigate('/dashboard/titles')
  await waitForPath('/dashboard/titles')
  expect(screen.queryByRole('button', CLOSE)).toBeNull()

  for (let presses = 1; presses <= 2; presses++) {
    await userEvent.click(screen.getByRole('button', { name: /^Country:/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', CLOSE))
  }
})

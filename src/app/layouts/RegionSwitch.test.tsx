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

// spec 2.35, 3.11, 4.13
it('offers all and the live countries, by their id where the lookup lacks them; the choice is the region', async () => {
  stubApi(({ endpoint }) => {
    if (endpoint === COUNTRIES) return json([{ id: 'IE', name: 'Ireland' }])
    if (endpoint.endsWith('/country_list')) return json({ cc_live_list: ['XX', 'IE'] })
    return /\/(lookup|query)\//.test(endpoint) ? json({ total: 0, rows: [] }) : undefined
  })
  await openApp('/dashboard/titles')
  await userEvent.click(await screen.findByRole('button', { name: 'Country: All countries' }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'IEIreland', 'XXXX'])
  await userEvent.click(screen.getByRole('option', { name: /Ireland/ }))
  await waitForPath('/dashboard/titles?region=IE')
  expect(screen.getByRole('button', { name: 'Country: Ireland' })).toBeDefined()
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

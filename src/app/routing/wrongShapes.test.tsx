import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { json, openApp, resetApp, signedInAs, stubApi } from '../testing/testApp.tsx'

const ACCOUNTS = 'GET /api/v1/me/accounts'
const COUNTRIES = 'GET /api/v1/lookup/country/'
const USERS = 'GET /api/v1/acc/books/user'
const SHOWCASE = 'GET /showcase/latest.json'
const CLICK = 'GET /clith/7'
const HARBOUR = { acc_id: 'harbour', acc_name: 'Harbour & Vale' }
const SHOWN = { showcase_id: 's', name: 'Winter', day: '2026-11-01', intro: null }
const BOOK = {
  item_id: 'i',
  title: 'Dracula',
  author: null,
  cover_url: null,
  art: [],
  vendor: [],
  strapline: null,
  buy_url: null,
}

let warned: MockInstance<(...words: unknown[]) => void>
beforeEach(() => {
  window.scrollTo = () => undefined
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  resetApp()
  vi.restoreAllMocks()
})

async function open(address: string, endpoint: string, body: unknown): Promise<void> {
  stubApi((call) => {
    if (call.endpoint === endpoint) return json(body)
    if (call.endpoint.endsWith('/country_list')) return json({ cc_live_list: [] })
    return /\/(lookup|query)\//.test(call.endpoint) ? json({ total: 0, rows: [] }) : undefined
  })
  if (address.startsWith('/dashboard')) signedInAs({ acc: 'harbour' })
  await openApp(address)
}

it.each<[string, string, string, unknown, string | RegExp]>([
  ['accounts [null]', '/dashboard/titles', ACCOUNTS, [null], 'We couldn’t load your account details.'],
  ['accounts [42]', '/dashboard/account', ACCOUNTS, [42], 'We couldn’t load your account details.'],
  ['users [null]', '/dashboard/users', USERS, [null, 'x'], 'Unexpected reply from the server'],
  ['a showcase of 42', '/showcase/latest', SHOWCASE, 42, 'Unexpected reply from the server'],
  ['a showcase row of 42', '/showcase/latest', SHOWCASE, { ...SHOWN, items: [42] }, 'Unexpected reply from the server'],
  [
    'a showcase row that is a list',
    '/showcase/latest',
    SHOWCASE,
    { ...SHOWN, items: [[]] },
    'Unexpected reply from the server',
  ],
  ['a click-through that is a list', '/clith/7', CLICK, [], /Unexpected reply from the server/],
  ['a click-through of numbers', '/clith/7', CLICK, { dest_url: 42 }, /Unexpected reply from the server/],
])('%s is a failure with Retry, on a page with its heading', async (_, address, endpoint, body, text) => {
  await open(address, endpoint, body)
  await screen.findAllByText(text)
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
  expect(screen.getAllByRole('button', { name: /^Try (again|now)/ }).length).toBeGreaterThan(0)
})

it('countries [42] leave the page, with a note', async () => {
  await open('/dashboard/titles', COUNTRIES, [42])
  await screen.findByText('We couldn’t load the countries')
  expect(await screen.findByRole('heading', { level: 1, name: 'Titles' })).toBeDefined()
})

it.each<[string, string, string, unknown, string]>([
  ['accounts', '/dashboard/account', ACCOUNTS, [null, HARBOUR, 42, [], {}], 'This is your only account.'],
  ['a showcase', '/showcase/latest', SHOWCASE, { ...SHOWN, items: [42, BOOK, null] }, 'Dracula'],
])('bad rows of %s are left out, and reported', async (_, address, endpoint, body, text) => {
  await open(address, endpoint, body)
  await screen.findAllByText(text)
  expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^API: /))
})

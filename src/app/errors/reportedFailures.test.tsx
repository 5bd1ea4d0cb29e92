import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import {
  calls,
  json,
  navigate,
  openApp,
  resetApp,
  signedInAs,
  stubApi,
  waitForPath,
  type Answer,
} from '../testing/testApp.tsx'

const LOG = 'POST /api/v1/me/log_error'
const reports = () => calls.filter(({ endpoint }) => endpoint === LOG)
const list = { total: 0, rows: [] }

let failed: MockInstance<(...words: unknown[]) => void>
/** Answers of single endpoints; all others are empty. */
let answers: Record<string, () => Response | Promise<Response>> = {}
const answer: Answer = ({ endpoint }) =>
  answers[endpoint]?.() ??
  (endpoint === LOG
    ? new Response(null, { status: 204 })
    : endpoint.endsWith('/country_list')
      ? json({ cc_live_list: [] })
      : /\/(lookup|query|report|user)\b/.test(endpoint)
        ? json(list)
        : undefined)
/** A different text for each endpoint, as the same one is reported once a minute. */
const fails = (status: number, text: string) => () => json({ error_msg: text }, status)
const loggedTexts = () => failed.mock.calls.filter(([what]) => what === 'Failed to load').map(([, text]) => text)

const COUNTRIES = 'GET /api/v1/lookup/country/'
const PLACEMENTS = 'GET /api/v1/lookup/elplat/'
const LIVE = 'GET /api/v1/acc/books/country_list'
const STATUSES = 'GET /api/v1/lookup/entitystatus/'
const TITLES = 'POST /api/v1/acc/books/query/entity'
const SWITCH = 'GET /api/v1/me/accounts/switch/quill'

beforeEach(() => {
  failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.scrollTo = () => undefined
  answers = {}
  stubApi(answer)
  signedInAs({ acc: 'harbour' })
})
afterEach(() => {
  cleanup()
  resetApp()
  vi.restoreAllMocks()
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))
async function openTitles() {
  await openApp('/dashboard/titles')
  await waitForPath('/dashboard/titles')
  await settle()
}

describe('the error log hears of', () => {
  // spec 8.13
  it('user and accounts, each by itself', async () => {
    answers = {
      'GET /api/v1/me/': fails(404, 'no user'),
      'GET /api/v1/me/accounts': fails(403, 'no accounts'),
    }
    await openTitles()
    expect(loggedTexts().sort()).toEqual(['no accounts', 'no user'])
    expect(reports()).toHaveLength(2)
  })

  // spec 8.13, 4.9
  it('the first failure of the three lookups of the start', async () => {
    answers = { [COUNTRIES]: fails(404, 'no countries'), [PLACEMENTS]: () => new Promise(() => undefined) }
    await openTitles()
    expect(new Set(loggedTexts())).toEqual(new Set(['no countries']))
    expect(reports()).toHaveLength(1)
  })

  it('any other lookup, with any status', async () => {
    answers = { [STATUSES]: fails(400, 'no statuses') }
    await openTitles()
    expect(loggedTexts()).toContain('no statuses')
    expect(reports()).toHaveLength(1)
  })

  it('a load that fails for good with a 5xx, once', async () => {
    answers = { [TITLES]: fails(503, 'no titles') }
    await openTitles()
    expect(loggedTexts()).toEqual(['no titles'])
    expect(reports()).toHaveLength(1)
    expect(calls.filter(({ endpoint }) => endpoint === TITLES)).toHaveLength(4)
  })

  it('an answer that cannot be read', async () => {
    answers = { [TITLES]: () => new Response('<p>Welcome') }
    await openTitles()
    expect(loggedTexts()).toEqual([expect.stringContaining('UnreadableError')])
  })

  // spec 8.14
  it('a change that fails with a 5xx', async () => {
    answers = { [SWITCH]: fails(500, 'no switch') }
    await openApp('/dashboard/account')
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Quill & Anchor Press' }))
    await waitFor(() => expect(loggedTexts()).toEqual(['no switch']))
    expect(reports()).toHaveLength(1)
  })
})

describe('the error log does not hear of', () => {
  it.each([400, 403, 404, 418, 422, 429])('a load that fails with %i', async (status) => {
    answers = { [TITLES]: fails(status, `status ${status}`) }
    await openTitles()
    expect(loggedTexts()).toEqual([])
  })

  it('a change that fails with a 403', async () => {
    answers = { [SWITCH]: fails(403, 'not yours') }
    await openApp('/dashboard/account')
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Quill & Anchor Press' }))
    await screen.findByText('Couldn’t switch to Quill & Anchor Press.')
    expect(loggedTexts()).toEqual([])
  })

  it('its own failure', async () => {
    answers = { [LOG]: fails(500, 'no log'), [TITLES]: fails(500, 'no titles at all') }
    await openTitles()
    expect(loggedTexts()).toEqual(['no titles at all'])
    expect(reports()).toHaveLength(1)
  })

  it('a 401', async () => {
    answers = { [COUNTRIES]: fails(401, 'signed out'), [STATUSES]: fails(401, 'signed out as well') }
    await openApp('/dashboard/titles')
    await waitForPath('/login')
    expect(loggedTexts()).toEqual([])
  })
})

// spec 3.2, 4.9
it.each(['account', 'users'])(
  'the lists of the start load together on /dashboard/%s too, and are kept',
  async (page) => {
    const loads = () =>
      calls.flatMap(({ endpoint }) => [COUNTRIES, PLACEMENTS, LIVE].filter((each) => each === endpoint))
    let answer: (response: Response) => void = () => undefined
    answers = { [COUNTRIES]: () => new Promise((resolve) => (answer = resolve)) }
    await openApp(`/dashboard/${page}`)
    await waitFor(() => expect(loads().sort()).toEqual([LIVE, COUNTRIES, PLACEMENTS].sort()))
    act(() => answer(json(list)))
    await navigate('/dashboard/titles')
    await waitForPath('/dashboard/titles')
    await settle()
    expect(loads()).toHaveLength(3)
  },
)

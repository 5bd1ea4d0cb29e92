import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DRAFT_AD } from '#mocks/draftAd.ts'
import { ME, tokenFor } from '#session/testing/testSession.ts'
import {
  waitForPath,
  calls,
  json,
  navigate,
  openApp,
  resetApp,
  stubApi,
  signedInAs,
  type Call,
} from '../testing/testApp.tsx'

const AD = '/api/v1/acc/books/elad/12'
const OTHER = tokenFor({ acc: 'quill' })
const AD_WIRE = {
  ...DRAFT_AD,
  elad_id: 12,
  elad_name: 'Dracula, autumn',
  entity_id: 1,
  entity_name: 'Dracula',
  vendor_codes: ['gad'],
  status: 'live',
  rating: 4,
}

beforeEach(() => {
  window.scrollTo = () => undefined
  signedInAs({ acc: 'harbour' })
})
afterEach(resetApp)

/** Rates ad 12 with two stars and returns a function that sends the response. */
async function rate() {
  let respond: (response: Response) => void = () => undefined
  stubApi(({ endpoint }: Call) => {
    if (endpoint === `GET ${AD}`) return json(AD_WIRE)
    if (endpoint === `GET ${AD}/rate`) return json({ rating: 4, comment: 'Fine', user_name: ME.userName })
    if (endpoint === `POST ${AD}/rate`) return new Promise((resolve) => (respond = resolve))
    return endpoint.includes('switch') ? json({ access_token: OTHER }) : undefined
  })
  await openApp('/dashboard/ads/12')
  fireEvent.click(await screen.findByLabelText('2 stars'))
  fireEvent.click(screen.getByText('Save rating'))
  await waitFor(() => expect(calls.at(-1)?.endpoint).toBe(`POST ${AD}/rate`))
  return (response: Response) =>
    act(async () => {
      respond(response)
      await Promise.resolve()
    })
}

it('a failed rating is not announced in another account', async () => {
  const respond = await rate()
  await navigate('/dashboard/account')
  fireEvent.click(await screen.findByLabelText('Switch to Quill & Anchor Press'))
  await waitForPath('/dashboard/titles')
  await screen.findByText('You’re now in Quill & Anchor Press.')
  await respond(json({ error_msg: 'No.' }, 503))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText(/The rating wasn’t saved/)).toBeNull()
  await navigate('/dashboard/ads/12')
  expect(await screen.findByLabelText('4 stars')).toHaveProperty('checked', true)
})

it('a failed rating is said once, in the form', async () => {
  const respond = await rate()
  await respond(json({ error_msg: 'No.' }, 503))
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getAllByText(/The rating wasn’t saved/)).toHaveLength(1)
  expect(screen.getByText('Service Unavailable: No. The rating wasn’t saved.')).toBeDefined()
})

it('a failed rating is notified if its page was left', async () => {
  const respond = await rate()
  await navigate('/dashboard/account')
  await waitForPath('/dashboard/account')
  await respond(json({ error_msg: 'No.' }, 503))
  expect(await screen.findByText('The rating wasn’t saved')).toBeDefined()
  expect(screen.getByText('Service Unavailable')).toBeDefined()
})

it('a rating that fails with 401 ends the session without a message', async () => {
  const respond = await rate()
  await respond(json({ detail: 'no' }, 401))
  await waitForPath('/login')
  expect(screen.queryByText(/The rating wasn’t saved/)).toBeNull()
})

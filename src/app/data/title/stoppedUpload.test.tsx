import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeRequest } from '#api/testing/fakeRequest.ts'
import { loadPagesFirst } from '#app/testing/loadPagesFirst.ts'
import { json, navigate, openApp, resetApp, signedInAs, stubApi, waitForPath } from '#app/testing/testApp.tsx'

const TITLE = {
  entity_id: 101,
  entity_name: 'Dracula',
  parent_id: null,
  parent_name: null,
  entitytype_id: 'book',
  entitystatus_id: 'live',
  verttask_id: null,
  country_ids: [],
  country_ids_live: [],
  cover_url: null,
  attrs: {},
  elad_count: 0,
  elad_live_count: 0,
  date_create: '2026-01-01',
  date_update: '2026-01-01',
}
const UNKNOWN = 'We don’t know whether 1 file arrived'

loadPagesFirst()
beforeEach(() => {
  window.scrollTo = () => undefined
  signedInAs({ acc: 'harbour' })
  stubApi(({ endpoint }) => (endpoint === 'GET /api/v1/acc/books/entity/101' ? json(TITLE) : undefined))
  FakeRequest.requests = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(resetApp)

/** Opens the page of a title and sends two files; the first waits for its answer, all of it sent. */
async function sendAll() {
  await openApp('/dashboard/titles/101')
  await screen.findByRole('heading', { level: 1, name: 'Dracula' })
  fireEvent.click(await screen.findByRole('button', { name: 'Send artwork' }))
  const files = ['a.png', 'b.png'].map((name) => new File(['1234'], name, { type: 'image/png' }))
  fireEvent.change(await screen.findByLabelText(/choose files/), { target: { files } })
  fireEvent.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await waitFor(() => expect(FakeRequest.requests).toHaveLength(1))
  act(() => FakeRequest.only.sendLastByte())
}
/** Lets the end of the upload reach the page. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('leaving the page after the last byte says that the file may have arrived', async () => {
  await sendAll()
  await navigate('/dashboard/account')
  await waitForPath('/dashboard/account')
  expect(await screen.findByText(UNKNOWN)).toBeDefined()
  expect(screen.getByText('For Dracula: a.png. Check before you send again.')).toBeDefined()
  expect(screen.queryByText(/Couldn’t send/)).toBeNull()
  expect(FakeRequest.only.aborted).toBe(true)
})

it('a logout after the last byte ends the upload and says nothing about it', async () => {
  await sendAll()
  fireEvent.click(screen.getByRole('button', { name: /^User menu/, hidden: true }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout', hidden: true }))
  await waitForPath('/login')
  await settle()
  expect(screen.queryByText(/arrived|Couldn’t send|sent/)).toBeNull()
  expect(FakeRequest.only.aborted).toBe(true)
})

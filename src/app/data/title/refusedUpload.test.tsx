import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeRequest } from '#api/testing/fakeRequest.ts'
import { loadPagesFirst } from '#app/testing/loadPagesFirst.ts'
import { json, navigate, openApp, resetApp, signedInAs, stubApi, waitForPath } from '#app/testing/testApp.tsx'

/* Files that the server or the browser refuses to take. */

const HTML_413 = '<html><body><h1>413 Request Entity Too Large</h1><hr>nginx</body></html>'

loadPagesFirst()
beforeEach(() => {
  window.scrollTo = () => undefined
  signedInAs({ acc: 'harbour' })
  stubApi(({ endpoint }) =>
    endpoint === 'GET /api/v1/acc/books/entity/101' ? json({ entity_id: 101, entity_name: 'Dracula' }) : undefined,
  )
  FakeRequest.requests = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  resetApp()
  vi.restoreAllMocks()
})

const open = async () => {
  await openApp('/dashboard/titles/101')
  fireEvent.click(await screen.findByRole('button', { name: 'Send artwork' }))
}
/** Sends a file by the button of this name, and lets the request end. */
async function send(button: string, end: (request: FakeRequest) => void, file?: File) {
  if (file) fireEvent.change(await screen.findByLabelText(/choose files/), { target: { files: [file] } })
  const before = FakeRequest.requests.length
  fireEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(FakeRequest.requests).toHaveLength(before + 1))
  const request = FakeRequest.requests[before]
  await act(async () => {
    if (request) end(request)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
const picture = () => new File(['1234'], 'jacket.png', { type: 'image/png' })
/** A file that has changed on disk since it was chosen. */
function changed(file = picture()): File {
  const gone = Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('The requested file could not be read', 'NotReadableError')),
  })
  return Object.assign(file, { slice: () => gone })
}
const answer413 = (body: string) => (request: FakeRequest) => {
  Object.assign(request, { status: 413, statusText: 'Request Entity Too Large', responseText: body })
  request.answer()
}

it.each([HTML_413, '{"detail":"body too large"}', ''])(
  'a 413 says what is too large, and cannot be tried again: %s',
  async (body) => {
    await open()
    await send('Send 1 file', answer413(body), picture())
    const text = 'Too large for the server: it takes less than the 50 MB that are allowed here'
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText('Couldn’t send 1 file')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
    expect(document.body.textContent).not.toMatch(/Generic Error|nginx/)
  },
)

it('a file that has changed on disk since it was chosen says so, and is to be chosen again', async () => {
  await open()
  await send('Send 1 file', (request) => request.breakOff(), changed())
  expect(screen.getByText('jacket.png has changed since you chose it. Choose it again.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove jacket.png' }))
  await send('Send 1 file', (request) => request.answer(), picture())
  expect(await screen.findByText('1 file sent')).toBeDefined()
})

it('so does one that a draft has kept', async () => {
  await open()
  const file = picture()
  fireEvent.change(await screen.findByLabelText(/choose files/), { target: { files: [file] } })
  await navigate('/dashboard/account')
  await waitForPath('/dashboard/account')
  changed(file)
  await navigate('/dashboard/titles/101')
  fireEvent.click(await screen.findByRole('button', { name: 'Send artwork' }))
  await send('Send 1 file', (request) => request.breakOff())
  expect(screen.getByText('jacket.png has changed since you chose it. Choose it again.')).toBeDefined()
})

it('a connection that ends while sending says that the size may be the reason, and can be tried again', async () => {
  await open()
  const breakOff = (request: FakeRequest) => {
    request.progress(40)
    request.breakOff()
  }
  await send('Send 1 file', breakOff, picture())
  expect(screen.getByText('The server broke off: it may refuse a file of this size')).toBeDefined()
  await send('Try again: 1 file', (request) => request.breakOff())
  expect(screen.getByText('Can’t reach the server')).toBeDefined()
  await send('Try again: 1 file', (request) => request.answer())
  expect(await screen.findByText('1 file sent')).toBeDefined()
})

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Title } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import { parseFileKinds } from '#domain/parseFileKinds.ts'
import type { SendFile } from './material.ts'
import { SendMaterialDialog } from './SendMaterialDialog.tsx'
import type { SendOutcome } from './useMaterialFiles.ts'

afterEach(cleanup)

const TITLE: Title = {
  id: 101,
  name: 'Dracula',
  author: 'Bram Stoker',
  statusId: 'live',
  imprint: null,
  liveCountryIds: [],
  countryIds: [],
  parentId: null,
  parentName: null,
  typeId: null,
  taskId: null,
  coverUrl: null,
  isbn13: null,
  publishedOn: null,
  genre: null,
  adCount: 0,
  liveAdCount: 0,
  createdOn: null,
  updatedOn: null,
}
const RULES = { kinds: parseFileKinds(['PNG']), maxBytes: 100 }
const BROKEN: Failure = {
  kind: 500,
  message: 'Internal Server Error',
  details: ['Something broke on our side.'],
  body: null,
}
const STOPPED: Failure = { kind: 'cancelled', message: 'Request aborted', details: [], body: null }

const UNCONFIRMED: Failure = {
  kind: 'unconfirmed',
  message: 'We don’t know whether it arrived',
  details: [],
  body: null,
}

const png = (name: string) => new File(['1234'], name, { type: 'image/png' })
const ariaBusy = () => screen.getByRole('dialog').getAttribute('aria-busy')

/** A `send` whose requests end when the test ends them, or with `stopped` when they are stopped. */
function manualSend(stopped = STOPPED) {
  const resolvers: ((failure: Failure | null) => void)[] = []
  const send = vi.fn<SendFile>(
    (_file, _note, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(stopped))
        resolvers.push(resolve)
      }),
  )
  return {
    send,
    end: (index: number, failure: Failure | null = null) => act(() => Promise.resolve(resolvers[index]?.(failure))),
  }
}

function renderDialog(send: SendFile) {
  const onClose = vi.fn()
  const onComplete = vi.fn<(outcome: SendOutcome) => void>()
  render(
    <SendMaterialDialog
      title={TITLE}
      rules={RULES}
      kinds={[{ id: 'story', name: 'Story image' }]}
      ads={[{ id: 7, name: 'Midnight' }]}
      send={send}
      sent={[]}
      onComplete={onComplete}
      onClose={onClose}
    />,
  )
  const user = userEvent.setup()
  const choose = (...files: File[]) => user.upload(screen.getByLabelText(/choose files/), files)
  return { user, choose, onClose, onComplete }
}

it('sends files one by one, each with the same details, then closes', { timeout: 20_000 }, async () => {
  const { send, end } = manualSend()
  const { user, choose, onClose, onComplete } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.click(screen.getByRole('combobox', { name: 'For ad' }))
  await user.click(await screen.findByRole('option', { name: 'Midnight' }))
  await user.type(screen.getByLabelText('Message'), ' New wording ')
  await user.dblClick(screen.getByRole('button', { name: 'Send 2 files' }))
  expect(send.mock.calls.map(([file, note]) => [file.name, note])).toEqual([
    ['a.png', { kindId: null, adId: 7, message: 'New wording' }],
  ])
  await end(0)
  expect(send).toHaveBeenCalledTimes(2)
  await end(1)
  expect(onComplete).toHaveBeenCalledExactlyOnceWith({
    sent: ['a.png', 'b.png'],
    failed: 0,
    unconfirmed: [],
    cancelled: false,
  })
  expect(onClose).toHaveBeenCalledOnce()
})

it('cannot be closed while sending', async () => {
  const { send, end } = manualSend()
  const { user, choose, onClose } = renderDialog(send)
  await choose(png('a.png'))
  await user.click(screen.getByRole('button', { name: 'Send 1 file' }))
  expect(ariaBusy()).toBe('true')
  await user.keyboard('{Escape}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  await end(0)
  expect(onClose).toHaveBeenCalledOnce()
})

it('keeps file and message if sending fails, and retries only unsent files', { timeout: 20_000 }, async () => {
  const { send, end } = manualSend()
  const { user, choose, onClose, onComplete } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.type(screen.getByLabelText('Message'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await end(0)
  await end(1, BROKEN)
  expect(onComplete).toHaveBeenLastCalledWith({ sent: ['a.png'], failed: 1, unconfirmed: [], cancelled: false })
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t send 1 file')
  const files = within(screen.getByRole('list', { name: 'Artwork files: files' }))
  expect(files.getByText('Internal Server Error: Something broke on our side.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Try again: 1 file' }))
  expect(send.mock.calls.map(([file]) => file.name)).toEqual(['a.png', 'b.png', 'b.png'])
  await end(2)
  expect(onClose).toHaveBeenCalledOnce()
})

it('stops one file and continues with the next', async () => {
  const { send, end } = manualSend()
  const { user, choose, onComplete, onClose } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await user.click(screen.getByRole('button', { name: 'Cancel a.png' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await end(1)
  expect(onComplete).toHaveBeenCalledWith({ sent: ['b.png'], failed: 0, unconfirmed: [], cancelled: true })
  expect(screen.getByRole('alert').textContent).toMatch(/^Stopped/)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Send 1 file' })).toBeDefined()
})

it('stops all files', async () => {
  const { send } = manualSend()
  const { user, choose, onComplete } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  await waitFor(() =>
    expect(onComplete).toHaveBeenCalledWith({ sent: [], failed: 0, unconfirmed: [], cancelled: true }),
  )
  expect(send).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Send 2 files' })).toBeDefined()
})

it('does not call a file unsent that was stopped after its last byte', async () => {
  const { send } = manualSend(UNCONFIRMED)
  const { user, choose, onComplete, onClose } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  await waitFor(() =>
    expect(onComplete).toHaveBeenCalledExactlyOnceWith({
      sent: [],
      failed: 0,
      unconfirmed: ['a.png'],
      cancelled: false,
    }),
  )
  expect(screen.getByRole('alert').textContent).toBe(
    'We don’t know whether 1 file arrived. Check before you send again.',
  )
  const rows = within(screen.getByRole('list', { name: 'Artwork files: files' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['a.pngWe don’t know whether it arrived', 'b.png4 bytes'])
  expect(send).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

it('says what it knows of each file', async () => {
  const { send, end } = manualSend()
  const { user, choose } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await end(0, BROKEN)
  await end(1, UNCONFIRMED)
  expect(screen.getByRole('alert').textContent).toBe(
    'Couldn’t send 1 file. We don’t know whether 1 file arrived. Check before you send again.',
  )
})

it('requires a file, and sends only accepted ones', async () => {
  const { send, end } = manualSend()
  const { user, onClose } = renderDialog(send)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('alert').textContent).toBe('Add a file first')
  const input = screen.getByLabelText<HTMLInputElement>(/choose files/)
  await userEvent
    .setup({ applyAccept: false })
    .upload(input, [new File(['1'], 'jacket.tiff', { type: 'image/tiff' }), png('a.png')])
  expect(screen.queryByText('Add a file first')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send 1 file' }))
  await end(0)
  expect(send.mock.calls.map(([file]) => file.name)).toEqual(['a.png'])
  // The other file still shows its error.
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByText('File type not supported')).toBeDefined()
})

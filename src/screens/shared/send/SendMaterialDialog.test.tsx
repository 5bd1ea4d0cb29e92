import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { BROKEN, manualSend, png, renderDialog, UNCONFIRMED } from './testing/sendDialog.tsx'

afterEach(cleanup)

const rowTexts = () =>
  within(screen.getByRole('list', { name: 'Artwork files: files' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const ariaBusy = () => screen.getByRole('dialog').getAttribute('aria-busy')

it('sends files one by one, each with the same details, then closes', async () => {
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
    isLeft: false,
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

it('says itself what failed, keeps file and message, and retries only unsent files', async () => {
  const { send, end } = manualSend()
  const { user, choose, onClose, onComplete } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.type(screen.getByLabelText('Message'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await end(0)
  await end(1, BROKEN)
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t send 1 file')
  const files = within(screen.getByRole('list', { name: 'Artwork files: files' }))
  expect(files.getByText('Internal Server Error: Something broke on our side.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello')
  expect([onComplete, onClose].map(({ mock }) => mock.calls)).toEqual([[], []])
  await user.click(screen.getByRole('button', { name: 'Try again: 1 file' }))
  expect(send.mock.calls.map(([file]) => file.name)).toEqual(['a.png', 'b.png', 'b.png'])
  await end(2)
  expect(onComplete).toHaveBeenCalledOnce()
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
  expect(screen.getByRole('alert').textContent).toMatch(/^Stopped/)
  expect(rowTexts()).toEqual(['a.png4 bytes', 'b.png4 bytesSent'])
  expect([onComplete, onClose].map(({ mock }) => mock.calls)).toEqual([[], []])
  expect(screen.getByRole('button', { name: 'Send 1 file' })).toBeDefined()
})

it('stops all files', async () => {
  const { send } = manualSend()
  const { user, choose, onComplete } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Stopped/)
  expect(rowTexts()).toEqual(['a.png4 bytes', 'b.png4 bytes'])
  expect(onComplete).not.toHaveBeenCalled()
  expect(send).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Send 2 files' })).toBeDefined()
})

it('does not call a file unsent that was stopped after its last byte', async () => {
  const { send } = manualSend(UNCONFIRMED)
  const { user, choose, onComplete, onClose } = renderDialog(send)
  await choose(png('a.png'), png('b.png'))
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We don’t know whether 1 file arrived. Check before you send again.',
  )
  expect(rowTexts()).toEqual(['a.pngWe don’t know whether it arrived', 'b.png4 bytes'])
  expect(send).toHaveBeenCalledOnce()
  expect([onComplete, onClose].map(({ mock }) => mock.calls)).toEqual([[], []])
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

it('lists a file once, and is done as soon as nothing is left to send', async () => {
  const { send, end } = manualSend()
  const { choose, onClose } = renderDialog(send, [{ id: 1, name: 'old.png', day: '2026-11-18' }])
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText(/choose files/), new File(['1'], 'jacket.tiff', { type: 'image/tiff' }))
  await choose(png('a.png'))
  await user.click(screen.getByRole('button', { name: 'Send 1 file' }))
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  await end(0)
  expect(screen.getAllByText('a.png')).toHaveLength(1)
  expect(within(screen.getByRole('list', { name: 'Sent from this device' })).getByRole('listitem').textContent).toBe(
    'old.png18-11-2026',
  )
  expect(screen.queryByRole('button', { name: /Cancel|Send/ })).toBeNull()
  await choose(png('b.png'))
  expect(screen.getByRole('button', { name: 'Send 1 file' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove b.png' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('begins with the title where that is yet to be chosen', async () => {
  const { send, end } = manualSend()
  const { user, choose, onClose } = renderDialog(send, [], undefined, true)
  expect(screen.queryByRole('combobox', { name: 'For ad' })).toBeNull()
  await choose(png('a.png'))
  await user.click(screen.getByRole('button', { name: 'Send 1 file' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a title first')
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: /^Title/ }))
  await user.click(await screen.findByRole('option', { name: 'Dracula' }))
  expect(screen.getByText('Dracula, Bram Stoker')).toBeDefined()
  expect(screen.queryByText('Choose a title first')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send 1 file' }))
  await end(0)
  expect(onClose).toHaveBeenCalledOnce()
})

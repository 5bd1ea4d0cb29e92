import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { manualSend, noDrafts, png, renderDialog, STOPPED, UNCONFIRMED } from './testing/sendDialog.tsx'

afterEach(cleanup)

const rows = () =>
  within(screen.getByRole('list', { name: 'Artwork files: files' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const messageValue = () => screen.getByLabelText<HTMLTextAreaElement>('Message').value

it('comes back as it was left, and discards it', async () => {
  const drafts = noDrafts()
  const left = renderDialog(manualSend().send, [], drafts)
  expect(screen.queryByText('Draft restored')).toBeNull()
  await left.choose(png('a.png'))
  await left.user.type(screen.getByLabelText('Message'), 'Hello')
  await left.user.click(screen.getByRole('combobox', { name: 'For ad' }))
  await left.user.click(await screen.findByRole('option', { name: 'Midnight' }))
  cleanup()
  const { user } = renderDialog(manualSend().send, [], drafts)
  expect(screen.getByText('Draft restored')).toBeDefined()
  expect(messageValue()).toBe('Hello')
  expect(screen.getByRole('combobox', { name: 'For ad' }).textContent).toContain('Midnight')
  expect(rows()).toEqual(['a.png4 bytes'])
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(messageValue()).toBe('')
  expect(screen.queryByText('a.png')).toBeNull()
  expect(screen.queryByText('Draft restored')).toBeNull()
  expect([drafts.valuesDraft.read(), drafts.filesDraft.read()]).toEqual([null, null])
})

it.each([
  ['not sent', STOPPED, ['a.png4 bytes', 'b.png4 bytes']],
  ['unknown', UNCONFIRMED, ['a.pngWe don’t know whether it arrived', 'b.png4 bytes']],
])('a file whose upload was cut off comes back as %s', async (_, stopped, expected) => {
  const drafts = noDrafts()
  const { user, choose } = renderDialog(manualSend(stopped).send, [], drafts)
  await choose(png('a.png'), png('b.png'))
  await user.click(screen.getByRole('button', { name: 'Send 2 files' }))
  cleanup()
  await act(() => Promise.resolve())
  renderDialog(manualSend().send, [], drafts)
  expect(rows()).toEqual(expected)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('keeps nothing that was sent', async () => {
  const drafts = noDrafts()
  const { send, end } = manualSend()
  const { user, choose } = renderDialog(send, [], drafts)
  await choose(png('a.png'))
  await user.type(screen.getByLabelText('Message'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send 1 file' }))
  expect(drafts.filesDraft.read()).toHaveLength(1)
  await end(0)
  expect([drafts.valuesDraft.read(), drafts.filesDraft.read()]).toEqual([null, null])
})

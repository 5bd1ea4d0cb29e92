import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { SwitchAccountDialog } from './SwitchAccountDialog.tsx'

afterEach(cleanup)

function renderDialog(count: number) {
  const accounts = Array.from({ length: count }, (_, index) => ({ id: `a${index}`, name: `Imprint ${index}` }))
  const onSwitch = vi.fn()
  const onCancel = vi.fn()
  const onClose = vi.fn()
  render(
    <SwitchAccountDialog
      accounts={testLoadable(accounts)}
      currentId="a1"
      accountSwitch={{ pendingId: null, failed: null, onSwitch, onCancel }}
      onClose={onClose}
    />,
  )
  return { onSwitch, onCancel, onClose }
}
const search = () => screen.queryByRole('searchbox', { name: 'Search accounts' })

it('has a search where there are more than seven accounts', async () => {
  renderDialog(7)
  expect(search()).toBeNull()
  cleanup()
  renderDialog(8)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'imprint 5')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['I5Imprint 5a5Switch'])
})

it('switches to another account, and cancels that when closed', async () => {
  const { onSwitch, onCancel, onClose } = renderDialog(3)
  expect(screen.queryByRole('button', { name: 'Switch to Imprint 1' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Imprint 2' }))
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith({ id: 'a2', name: 'Imprint 2' }, 'switch')
  await userEvent.keyboard('{Escape}')
  expect([onCancel.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

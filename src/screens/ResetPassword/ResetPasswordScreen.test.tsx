import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

afterEach(cleanup)

function show(answer: string | null = null) {
  const onSubmit = vi.fn(() => Promise.resolve(answer))
  render(<ResetPasswordScreen onSubmit={onSubmit} loginLink={(words) => <a href="#login">{words}</a>} helpUrl={null} />)
  return onSubmit
}

const first = () => screen.getByLabelText('New password')
const again = () => screen.getByLabelText('New password again')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Set password' }))

it('sets a password that was typed twice, once', async () => {
  const onSubmit = show()
  await userEvent.type(first(), ' p')
  await userEvent.type(again(), ' p')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Set password' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(' p')
})

it('wants both, and both the same; a change of the first is judged too', async () => {
  const onSubmit = show()
  await save()
  expect(screen.getByText('Password is required')).toBeDefined()
  expect(screen.getByText('Type the new password again')).toBeDefined()
  await userEvent.type(first(), 'secret')
  await userEvent.type(again(), 'secret')
  expect(screen.queryByText('The two passwords are not the same')).toBeNull()
  await userEvent.type(first(), 's')
  expect(screen.getByText('The two passwords are not the same')).toBeDefined()
  await save()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('keeps what was typed under the server’s word', async () => {
  show('Use at least 12 characters.')
  await userEvent.type(first(), 'p')
  await userEvent.type(again(), 'p')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Use at least 12 characters.')
  expect(first()).toHaveProperty('value', 'p')
})

it('explains itself where it is turned off', () => {
  render(
    <ResetPasswordScreen
      onSubmit={null}
      loginLink={(words) => <a href="#login">{words}</a>}
      helpUrl="https://help.example"
    />,
  )
  expect(screen.getByText(/cannot be set from here/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Help centre/ }).getAttribute('href')).toBe('https://help.example/')
  expect(screen.queryByRole('button')).toBeNull()
})

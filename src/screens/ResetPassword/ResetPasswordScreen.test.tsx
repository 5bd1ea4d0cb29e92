import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

afterEach(cleanup)

function renderScreen(answer: string | null = null) {
  const onSubmit = vi.fn(() => Promise.resolve(answer))
  render(
    <ResetPasswordScreen
      onSubmit={onSubmit}
      renderLoginLink={(label) => <a href="#login">{label}</a>}
      helpUrl={null}
    />,
  )
  return onSubmit
}

const passwordField = () => screen.getByLabelText('New password')
const repeatField = () => screen.getByLabelText('Confirm new password')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set password' }))

it('sends a password once', async () => {
  const onSubmit = renderScreen()
  await userEvent.type(passwordField(), ' p')
  await userEvent.type(repeatField(), ' p')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Set password' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(' p')
})

it('requires both fields to match, also after a change of the first', async () => {
  const onSubmit = renderScreen()
  await submit()
  expect(screen.getByText('Password is required')).toBeDefined()
  expect(screen.getByText('Confirm your new password')).toBeDefined()
  await userEvent.type(passwordField(), 'secret')
  await userEvent.type(repeatField(), 'secret')
  expect(screen.queryByText('Passwords don’t match')).toBeNull()
  await userEvent.type(passwordField(), 's')
  expect(screen.getByText('Passwords don’t match')).toBeDefined()
  await submit()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('shows the server’s message and keeps the typed password', async () => {
  renderScreen('Use at least 12 characters.')
  await userEvent.type(passwordField(), 'p')
  await userEvent.type(repeatField(), 'p')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Use at least 12 characters.')
  expect(passwordField()).toHaveProperty('value', 'p')
})

it('explains that password reset is turned off', () => {
  render(
    <ResetPasswordScreen
      onSubmit={null}
      renderLoginLink={(label) => <a href="#login">{label}</a>}
      helpUrl="https://help.example"
    />,
  )
  expect(screen.getByText(/isn’t available here/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Help centre/ }).getAttribute('href')).toBe('https://help.example/')
  expect(screen.queryByRole('button')).toBeNull()
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

afterEach(cleanup)

const SENT = 'If that address is registered, we’ve sent a link.'

function renderScreen(answer: string | null = null) {
  const onSubmit = vi.fn(() => Promise.resolve(answer))
  render(
    <ForgotPasswordScreen
      onSubmit={onSubmit}
      renderLoginLink={(email, label) => <a href={`#${email}`}>{label}</a>}
      helpUrl={null}
    />,
  )
  return onSubmit
}

const emailField = () => screen.getByLabelText('Email Address')
const loginHref = () => screen.getByText('Back to log in').getAttribute('href')

it('sends an address and confirms without revealing whether it is registered', async () => {
  const onSubmit = renderScreen()
  await userEvent.type(emailField(), 'a@b{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('a@b')
  expect(document.activeElement?.textContent).toBe(SENT)
  expect(loginHref()).toBe('#a@b')
  await userEvent.click(screen.getByText('Try another address'))
  expect(emailField()).toHaveProperty('value', 'a@b')
})

it('validates an address like the login form', async () => {
  const onSubmit = renderScreen()
  await userEvent.type(emailField(), '{Enter}')
  expect(screen.getByText('Email is required')).toBeDefined()
  await userEvent.type(emailField(), 'imogen@')
  expect(screen.getByText('Must be a valid email')).toBeDefined()
  expect(loginHref()).toBe('#imogen@')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('shows a failure and keeps the typed address', async () => {
  renderScreen('Service Unavailable. Please try again later.')
  await userEvent.type(emailField(), 'a@b{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Service Unavailable. Please try again later.')
  expect(emailField()).toHaveProperty('value', 'a@b')
  expect(screen.queryByText(SENT)).toBeNull()
})

it('explains that password reset is turned off', () => {
  render(
    <ForgotPasswordScreen
      onSubmit={null}
      renderLoginLink={(_email, label) => <a href="#login">{label}</a>}
      helpUrl="https://help.example"
    />,
  )
  expect(screen.getByText(/isn’t available here/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Help centre/ })).toBeDefined()
  expect(screen.queryByLabelText('Email Address')).toBeNull()
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

afterEach(cleanup)

const SENT = 'If that address is registered, we have sent a link.'

function show(answer: string | null = null) {
  const onSubmit = vi.fn(() => Promise.resolve(answer))
  render(
    <ForgotPasswordScreen
      onSubmit={onSubmit}
      loginLink={(email, words) => <a href={`#${email}`}>{words}</a>}
      helpUrl={null}
    />,
  )
  return onSubmit
}

const email = () => screen.getByLabelText('Email Address')
const back = () => screen.getByText('Back to log in').getAttribute('href')

it('sends an address and says the same of any', async () => {
  const onSubmit = show()
  await userEvent.type(email(), 'a@b{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('a@b')
  expect(document.activeElement?.textContent).toBe(SENT)
  expect(back()).toBe('#a@b')
  await userEvent.click(screen.getByText('Try another address'))
  expect(email()).toHaveProperty('value', 'a@b')
})

it('judges an address as the login does', async () => {
  const onSubmit = show()
  await userEvent.type(email(), '{Enter}')
  expect(screen.getByText('Email is required')).toBeDefined()
  await userEvent.type(email(), 'imogen@')
  expect(screen.getByText('Must be a valid email')).toBeDefined()
  expect(back()).toBe('#imogen@')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('tells a failure and keeps what was typed', async () => {
  show('Service Unavailable. Please try again later.')
  await userEvent.type(email(), 'a@b{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Service Unavailable. Please try again later.')
  expect(email()).toHaveProperty('value', 'a@b')
  expect(screen.queryByText(SENT)).toBeNull()
})

it('explains itself where it is turned off', () => {
  render(
    <ForgotPasswordScreen
      onSubmit={null}
      loginLink={(_email, words) => <a href="#login">{words}</a>}
      helpUrl="https://help.example"
    />,
  )
  expect(screen.getByText(/cannot be sent from here/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Help centre/ })).toBeDefined()
  expect(screen.queryByLabelText('Email Address')).toBeNull()
})

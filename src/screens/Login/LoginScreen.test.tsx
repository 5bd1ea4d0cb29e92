import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Answers every media query with `matches`. */
const stubMedia = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const never = () => new Promise<string | null>(() => undefined)

function show(changes: Partial<LoginScreenProps> = {}) {
  const props: LoginScreenProps = {
    state: 'form',
    onSubmit: vi.fn(() => Promise.resolve<string | null>(null)),
    onGoHome: vi.fn(),
    onLogout: vi.fn(),
    forgotPasswordHref: '/forgotpassword',
    showcaseHref: '/showcase/latest',
    renderLink: ({ to, ...rest }) => <a href={to} {...rest} />,
    ...changes,
  }
  const { rerender } = render(<LoginScreen {...props} />)
  return {
    ...props,
    user: userEvent.setup({ delay: null }),
    change: (more: Partial<LoginScreenProps>) => rerender(<LoginScreen {...props} {...more} />),
  }
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email Address')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function fillIn(user: ReturnType<typeof userEvent.setup>, typed = 'secret') {
  await user.type(email(), 'Ann@b')
  await user.type(password(), typed)
}

describe('the form', () => {
  it('greets, asks for both fields and shows the ways around', () => {
    show()
    expect(screen.getByRole('heading', { name: 'Bring your books into the light' })).toBeTruthy()
    expect(screen.getByText('Log in to get started')).toBeTruthy()
    expect(email().autocomplete).toBe('username')
    expect(password().autocomplete).toBe('current-password')
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgotpassword')
    expect(screen.getByRole('link', { name: 'latest showcase' }).getAttribute('href')).toBe('/showcase/latest')
    expect(screen.queryByText(/already logged in/)).toBeNull()
  })

  it('goes from the e-mail straight to the password with Tab', async () => {
    const { user } = show()
    email().focus()
    await user.tab()
    expect(document.activeElement).toBe(password())
  })

  it('shows errors of touched fields only, and sends nothing while there are any', async () => {
    const { user, onSubmit } = show()
    await user.type(email(), 'imogen')
    await user.tab()
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
    expect(screen.queryByText('Password is required')).toBeNull()
    await user.click(button('Sign in'))
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('sends what was typed, as it was typed, with Enter', async () => {
    const { user, onSubmit } = show({ onSubmit: vi.fn(never) })
    await fillIn(user, 'secret{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'Ann@b', password: 'secret' })
  })

  it('sends once for a double click, and says that it is busy', async () => {
    const { user, onSubmit } = show({ onSubmit: vi.fn(never) })
    await fillIn(user)
    await user.dblClick(button('Sign in'))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(button('Signing in').disabled).toBe(true)
  })

  it('shows the server’s message, keeps the values, and may be sent again', async () => {
    const { user, onSubmit } = show({ onSubmit: vi.fn(() => Promise.resolve('Incorrect e-mail or password')) })
    await fillIn(user)
    await user.click(button('Sign in'))
    expect(await screen.findByText('Incorrect e-mail or password')).toBeTruthy()
    expect(screen.getByText('Incorrect e-mail or password').closest('[role="alert"]')).toBeTruthy()
    expect([email().value, password().value]).toEqual(['Ann@b', 'secret'])
    await user.click(button('Sign in'))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('stays as it is while signing in and after, even when the session is there already', async () => {
    let succeed: (message: null) => void = () => undefined
    const { user, change } = show({ onSubmit: () => new Promise((resolve) => (succeed = resolve)) })
    await fillIn(user)
    await user.click(button('Sign in'))
    change({ state: 'signed-in' })
    expect(screen.queryByText('Looks like you are already logged in')).toBeNull()
    succeed(null)
    await Promise.resolve()
    expect(button('Signing in').disabled).toBe(true)
    expect(screen.queryByText('Looks like you are already logged in')).toBeNull()
  })
})

describe('the focus at the start', () => {
  it('is in the first empty field on large screens', () => {
    show()
    expect(document.activeElement).toBe(email())
    cleanup()
    show({ initialEmail: 'a@b' })
    expect(document.activeElement).toBe(password())
    expect(screen.queryByText('Password is required')).toBeNull()
  })

  it('is left to the heading on smaller ones', () => {
    stubMedia(true)
    show()
    expect(document.activeElement).toBe(document.body)
    expect(screen.getByRole('heading').tabIndex).toBe(-1)
  })
})

describe('notes above the form', () => {
  it('tell of a session that ended, and of cookies that are blocked', () => {
    show({ notice: 'Your session has ended.', cookiesBlocked: true })
    expect(screen.getByRole('status').textContent).toBe('Your session has ended.')
    expect(screen.getByText(/Cookies are blocked/).closest('[role="alert"]')).toBeTruthy()
  })
})

describe('who is signed in already', () => {
  it('may go home or log out', async () => {
    const { user, onGoHome, onLogout } = show({ state: 'signed-in' })
    expect(screen.getByRole('heading', { name: 'Looks like you are already logged in' })).toBeTruthy()
    expect(screen.queryByLabelText('Email Address')).toBeNull()
    await user.click(button('Go to Home'))
    expect(onGoHome).toHaveBeenCalledOnce()
    await user.click(button('Logout'))
    expect(onLogout).toHaveBeenCalledOnce()
  })
})

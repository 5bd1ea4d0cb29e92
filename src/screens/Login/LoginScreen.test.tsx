import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Makes every media query return `matches`. */
const stubMedia = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const never = () => new Promise<string | null>(() => undefined)

function renderScreen(changes: Partial<LoginScreenProps> = {}) {
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
    update: (changed: Partial<LoginScreenProps>) => rerender(<LoginScreen {...props} {...changed} />),
  }
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email Address')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function fillIn(user: ReturnType<typeof userEvent.setup>, text = 'secret') {
  await user.type(email(), 'Ann@b')
  await user.type(password(), text)
}

describe('the form', () => {
  // spec 1.7, 2.24, 3.1
  it('shows the greeting, both fields and the links', () => {
    renderScreen()
    expect(screen.getByRole('heading', { name: 'Bring your books into the light' })).toBeTruthy()
    expect(screen.getByText('Log in to get started')).toBeTruthy()
    expect(email().autocomplete).toBe('username')
    expect(password().autocomplete).toBe('current-password')
    expect(password().type).toBe('password')
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgotpassword')
    expect(screen.getByRole('link', { name: 'latest showcase' }).getAttribute('href')).toBe('/showcase/latest')
    expect(screen.queryByText(/already logged in/)).toBeNull()
  })

  it('moves from email to password with Tab', async () => {
    const { user } = renderScreen()
    email().focus()
    await user.tab()
    expect(document.activeElement).toBe(password())
  })

  // spec 5.1
  it('shows errors of touched fields only and does not submit while there are any', async () => {
    const { user, onSubmit } = renderScreen()
    await user.type(email(), 'imogen')
    await user.tab()
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
    expect(screen.queryByText('Password is required')).toBeNull()
    await user.click(button('Sign in'))
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits the typed values unchanged with Enter', async () => {
    const { user, onSubmit } = renderScreen({ onSubmit: vi.fn(never) })
    await fillIn(user, 'secret{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'Ann@b', password: 'secret' })
  })

  // spec 2.25
  it('submits once on a double click and shows that it is busy', async () => {
    const { user, onSubmit } = renderScreen({ onSubmit: vi.fn(never) })
    await fillIn(user)
    await user.dblClick(button('Sign in'))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(button('Logging in').disabled).toBe(true)
  })

  it('shows the server’s message, keeps the values and can be submitted again', async () => {
    const { user, onSubmit } = renderScreen({ onSubmit: vi.fn(() => Promise.resolve('Incorrect email or password')) })
    await fillIn(user)
    await user.click(button('Sign in'))
    expect(await screen.findByText('Incorrect email or password')).toBeTruthy()
    expect(screen.getByText('Incorrect email or password').closest('[role="alert"]')).toBeTruthy()
    expect([email().value, password().value]).toEqual(['Ann@b', 'secret'])
    await user.click(button('Sign in'))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('stays busy after success, even once the session exists', async () => {
    let succeed: (message: null) => void = () => undefined
    const { user, update } = renderScreen({ onSubmit: () => new Promise((resolve) => (succeed = resolve)) })
    await fillIn(user)
    await user.click(button('Sign in'))
    update({ state: 'signed-in' })
    expect(screen.queryByText('Looks like you are already logged in')).toBeNull()
    succeed(null)
    await Promise.resolve()
    expect(button('Logging in').disabled).toBe(true)
    expect(screen.queryByText('Looks like you are already logged in')).toBeNull()
  })
})

describe('initial focus', () => {
  it('is on the first empty field on large screens', () => {
    renderScreen()
    expect(document.activeElement).toBe(email())
    cleanup()
    renderScreen({ initialEmail: 'a@b' })
    expect(document.activeElement).toBe(password())
    expect(screen.queryByText('Password is required')).toBeNull()
  })

  it('is left to the heading on small screens', () => {
    stubMedia(true)
    renderScreen()
    expect(document.activeElement).toBe(document.body)
    expect(screen.getByRole('heading').tabIndex).toBe(-1)
  })
})

describe('notes above the form', () => {
  it('report an ended session and blocked cookies', () => {
    renderScreen({ notice: 'Your session has ended.', cookiesBlocked: true })
    expect(screen.getByRole('status').textContent).toBe('Your session has ended.')
    expect(screen.getByText(/Cookies are blocked/).closest('[role="alert"]')).toBeTruthy()
  })
})

describe('a signed-in user', () => {
  // spec 2.23
  it('can go home or log out', async () => {
    const { user, onGoHome, onLogout } = renderScreen({ state: 'signed-in' })
    expect(screen.getByRole('heading', { name: 'Looks like you are already logged in' })).toBeTruthy()
    expect(screen.queryByLabelText('Email Address')).toBeNull()
    await user.click(button('Go to Home'))
    expect(onGoHome).toHaveBeenCalledOnce()
    await user.click(button('Logout'))
    expect(onLogout).toHaveBeenCalledOnce()
  })
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { PasswordField } from '#components/inputs/PasswordField/PasswordField.tsx'
import { TextField } from '#components/inputs/TextField/TextField.tsx'
import { LOGIN_RULES, type LoginValues } from '#domain/validation.ts'
import { Form } from './Form.tsx'

afterEach(cleanup)

interface Options {
  answer?: (values: LoginValues) => Promise<string | null>
  initialValues?: LoginValues
  leaves?: boolean
}

function show({
  answer = () => Promise.resolve(null),
  initialValues = { email: '', password: '' },
  leaves = false,
}: Options = {}) {
  const onSubmit = vi.fn(answer)
  render(
    <Form initialValues={initialValues} rules={LOGIN_RULES} onSubmit={onSubmit} leaves={leaves}>
      {({ busy, message }) => (
        <>
          <TextField name="email" label="E-mail" hint="Your address" inputMode="email" required />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            aside={<a href="#forgot">Forgot?</a>}
          />
          <button type="submit" disabled={busy}>
            Send
          </button>
          <FormMessage text={message} />
        </>
      )}
    </Form>,
  )
  return { onSubmit, user: userEvent.setup({ delay: null }) }
}

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const send = () => screen.getByRole('button', { name: 'Send' })

describe('errors of a field', () => {
  it('show only after the field is left, and go as soon as the value is right', async () => {
    const { user } = show()
    await user.type(email(), 'imogen')
    expect(screen.queryByText('Must be a valid email')).toBeNull()
    expect(email().getAttribute('aria-invalid')).toBe('false')

    await user.tab()
    const error = screen.getByText('Must be a valid email')
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.contains(error)).toBe(true)
    expect(screen.queryByText('Password is required')).toBeNull()

    await user.type(email(), '@b')
    expect(screen.queryByText('Must be a valid email')).toBeNull()
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Your address')
  })

  it('change with the value, and come back when it is emptied', async () => {
    const { user } = show({ initialValues: { email: 'x', password: '' } })
    await user.click(email())
    await user.tab()
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
    await user.clear(email())
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(screen.queryByText('Must be a valid email')).toBeNull()
  })

  it('all show when several rules are broken', async () => {
    const { user } = show({ initialValues: { email: 'x'.repeat(256), password: '' } })
    await user.click(email())
    await user.tab()
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
    expect(screen.getByText('email must be at most 255 characters')).toBeTruthy()
  })

  it('wait for the mouse button that took the focus away', () => {
    show()
    const link = screen.getByRole('link', { name: 'Forgot?' })
    email().focus()
    fireEvent.mouseDown(link)
    act(() => email().blur())
    expect(screen.queryByText('Email is required')).toBeNull()
    fireEvent.mouseUp(link)
    expect(screen.getByText('Email is required')).toBeTruthy()
  })

  it('judge what stands in the field when it is left, even if nobody said that it changed', () => {
    show()
    email().focus()
    Reflect.set(HTMLInputElement.prototype, 'value', 'a@b', email())
    act(() => email().blur())
    expect(screen.queryByText('Email is required')).toBeNull()
    expect(email().value).toBe('a@b')
  })
})

describe('sending', () => {
  it('with faults sends nothing, shows all of them, counts them and focuses the first', async () => {
    const { user, onSubmit } = show()
    await user.click(send())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('2 errors occurred')
    expect(document.activeElement).toBe(email())

    await user.type(email(), 'a@b')
    expect(screen.getByRole('alert').textContent).toBe('')
    await user.click(send())
    expect(document.activeElement).toBe(password())
  })

  it('with Enter sends the values once', async () => {
    const { user, onSubmit } = show()
    await user.type(email(), 'a@b')
    await user.type(password(), 'secret{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@b', password: 'secret' })
  })

  it('twice at once sends once', async () => {
    const { user, onSubmit } = show({
      answer: () => new Promise(() => undefined),
      initialValues: { email: 'a@b', password: ' ' },
    })
    await user.dblClick(send())
    await user.click(password())
    await user.keyboard('{Enter}{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(send()).toHaveProperty('disabled', true)
  })

  it('that fails shows why, keeps the values and may be tried again', async () => {
    const { user, onSubmit } = show({
      answer: () => Promise.resolve('Incorrect e-mail or password'),
      initialValues: { email: 'a@b', password: 'wrong' },
    })
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Incorrect e-mail or password'))
    expect([email().value, password().value]).toEqual(['a@b', 'wrong'])
    await user.type(password(), 'er')
    await user.click(send())
    expect(onSubmit).toHaveBeenLastCalledWith({ email: 'a@b', password: 'wronger' })
  })

  it('that throws says to try later', async () => {
    const { user } = show({
      answer: () => Promise.reject(new TypeError('x is not a function')),
      initialValues: { email: 'a@b', password: 'p' },
    })
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Please try again later.'))
    await waitFor(() => expect(send()).toHaveProperty('disabled', false))
  })

  it('that went well frees the form, or keeps it busy when the person leaves', async () => {
    const staying = show({ initialValues: { email: 'a@b', password: 'p' } })
    await staying.user.click(send())
    await waitFor(() => expect(send()).toHaveProperty('disabled', false))
    expect(staying.onSubmit).toHaveBeenCalledTimes(1)
    cleanup()
    const leaving = show({ initialValues: { email: 'a@b', password: 'p' }, leaves: true })
    await leaving.user.click(send())
    await act(() => leaving.onSubmit.mock.results[0]?.value as Promise<unknown>)
    expect(send()).toHaveProperty('disabled', true)
    await leaving.user.type(password(), '{Enter}')
    expect(leaving.onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('the eye of a password', () => {
  it('shows and hides it, says so, and leaves focus and caret where they are', async () => {
    const { user } = show({ initialValues: { email: '', password: 'secret' } })
    password().focus()
    password().setSelectionRange(2, 4)
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().type).toBe('text')
    expect(document.activeElement).toBe(password())
    expect([password().selectionStart, password().selectionEnd]).toEqual([2, 4])
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password().type).toBe('password')
    expect(screen.queryByText('Password is required')).toBeNull()
  })

  it('hides it while the form is sent', async () => {
    const { user } = show({
      answer: () => new Promise(() => undefined),
      initialValues: { email: 'a@b', password: 'secret' },
    })
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await user.click(send())
    expect(password().type).toBe('password')
  })
})

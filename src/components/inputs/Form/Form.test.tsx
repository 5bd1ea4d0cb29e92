import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { email, password, renderForm, submitButton } from './testing/renderForm.tsx'

afterEach(cleanup)

describe('field errors', () => {
  // spec 5.1
  it('show only after the field is left and disappear as soon as the value is valid', async () => {
    const { user } = renderForm()
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
    expect(email().getAttribute('aria-describedby')).toBeNull()
  })

  // spec 5.1
  it('change with the value', async () => {
    const { user } = renderForm({ initialValues: { email: 'x', password: '' } })
    await user.click(email())
    await user.tab()
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
    await user.clear(email())
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(screen.queryByText('Must be a valid email')).toBeNull()
  })

  it('show for every broken rule', async () => {
    const { user } = renderForm({ initialValues: { email: 'x'.repeat(256), password: '' } })
    await user.click(email())
    await user.tab()
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
    expect(screen.getByText('email must be at most 255 characters')).toBeTruthy()
  })

  it('wait for mouseup when a mousedown took the focus away', () => {
    renderForm()
    const link = screen.getByRole('link', { name: 'Forgot?' })
    email().focus()
    fireEvent.mouseDown(link)
    act(() => email().blur())
    expect(screen.queryByText('Email is required')).toBeNull()
    fireEvent.mouseUp(link)
    expect(screen.getByText('Email is required')).toBeTruthy()
  })

  it('validate the field’s real text on blur, even without an input event', () => {
    renderForm()
    email().focus()
    Reflect.set(HTMLInputElement.prototype, 'value', 'a@b', email())
    act(() => email().blur())
    expect(screen.queryByText('Email is required')).toBeNull()
    expect(email().value).toBe('a@b')
  })
})

describe('submitting', () => {
  // spec 5.5
  it('is refused if there are errors: all show, are counted, and the first field is focused', async () => {
    const { user, onSubmit } = renderForm()
    await user.click(submitButton())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('Email is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('2 errors occurred')
    expect(document.activeElement).toBe(email())

    await user.type(email(), 'a@b')
    expect(screen.getByRole('alert').textContent).toBe('')
    await user.click(submitButton())
    expect(document.activeElement).toBe(password())
  })

  it('works with Enter, once', async () => {
    const { user, onSubmit } = renderForm()
    await user.type(email(), 'a@b')
    await user.type(password(), 'secret{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@b', password: 'secret' })
  })

  it('ignores repeated submits while busy', async () => {
    const { user, onSubmit } = renderForm({
      respond: () => new Promise(() => undefined),
      initialValues: { email: 'a@b', password: ' ' },
    })
    await user.dblClick(submitButton())
    await user.click(password())
    await user.keyboard('{Enter}{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(submitButton()).toHaveProperty('disabled', true)
  })

  it('shows the reason on failure, keeps the values and can be retried', async () => {
    const { user, onSubmit } = renderForm({
      respond: () => Promise.resolve('Incorrect email or password'),
      initialValues: { email: 'a@b', password: 'wrong' },
    })
    await user.click(submitButton())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Incorrect email or password'))
    expect([email().value, password().value]).toEqual(['a@b', 'wrong'])
    await user.type(password(), 'er')
    await user.click(submitButton())
    expect(onSubmit).toHaveBeenLastCalledWith({ email: 'a@b', password: 'wronger' })
  })

  // spec 8.15
  it('shows a generic message if it throws', async () => {
    const { user } = renderForm({
      respond: () => Promise.reject(new TypeError('x is not a function')),
      initialValues: { email: 'a@b', password: 'p' },
    })
    await user.click(submitButton())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Please try again later.'))
    await waitFor(() => expect(submitButton()).toHaveProperty('disabled', false))
  })

  it('enables the form after success, or keeps it busy if the user is taken elsewhere', async () => {
    const staying = renderForm({ initialValues: { email: 'a@b', password: 'p' } })
    await staying.user.click(submitButton())
    await waitFor(() => expect(submitButton()).toHaveProperty('disabled', false))
    expect(staying.onSubmit).toHaveBeenCalledTimes(1)
    cleanup()
    const leaving = renderForm({ initialValues: { email: 'a@b', password: 'p' }, leaves: true })
    await leaving.user.click(submitButton())
    await act(() => leaving.onSubmit.mock.results[0]?.value as Promise<unknown>)
    expect(submitButton()).toHaveProperty('disabled', true)
    await leaving.user.type(password(), '{Enter}')
    expect(leaving.onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('the show password button', () => {
  // spec 2.24
  it('shows and hides the password, changes its name and keeps focus and caret', async () => {
    const { user } = renderForm({ initialValues: { email: '', password: 'secret' } })
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

  it('hides the password while the form is submitted', async () => {
    const { user } = renderForm({
      respond: () => new Promise(() => undefined),
      initialValues: { email: 'a@b', password: 'secret' },
    })
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await user.click(submitButton())
    expect(password().type).toBe('password')
  })
})

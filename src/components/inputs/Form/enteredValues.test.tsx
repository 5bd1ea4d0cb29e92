import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { email, password, renderForm, submitButton } from './testing/renderForm.tsx'

afterEach(cleanup)

describe('an email with white space or invisible characters around it, as phones and copied text add', () => {
  it.each(['a@b ', ' a@b', '\u200ba@b\u00a0', '\ta@b\n'])('%j is sent without', async (typed) => {
    const { user, onSubmit } = renderForm()
    fireEvent.change(email(), { target: { value: typed } })
    await user.type(password(), ' se cret {Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@b', password: ' se cret ' })
  })

  it('is sent without by Enter in the field', async () => {
    const { user, onSubmit } = renderForm({ initialValues: { email: '', password: 'secret ' } })
    await user.type(email(), 'a@b {Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@b', password: 'secret ' })
  })

  it('loses it when the field is left, and is no error while it is typed', async () => {
    const { user } = renderForm()
    await user.type(email(), 'x')
    await user.tab()
    await user.clear(email())
    await user.type(email(), 'a@b ')
    expect(email().value).toBe('a@b ')
    expect(email().getAttribute('aria-invalid')).toBe('false')
    await user.tab()
    expect(email().value).toBe('a@b')
  })
})

describe('values that a password manager sets without an event', () => {
  const set = (field: HTMLInputElement, value: string) => Reflect.set(HTMLInputElement.prototype, 'value', value, field)

  it('are sent, and stay', async () => {
    const { user, onSubmit } = renderForm()
    set(email(), 'imogen@b ')
    set(password(), ' demo')
    await user.click(submitButton())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'imogen@b', password: ' demo' })
    expect([email().value, password().value]).toEqual(['imogen@b', ' demo'])
  })

  it('are sent by Enter in the other field', async () => {
    const { user, onSubmit } = renderForm()
    await user.type(email(), 'imogen@b')
    set(password(), 'demo')
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'imogen@b', password: 'demo' })
  })

  it('are what is validated', async () => {
    const { user, onSubmit } = renderForm({ initialValues: { email: 'imogen@b', password: 'demo' } })
    set(email(), 'imogen')
    await user.click(submitButton())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(email().value).toBe('imogen')
    expect(document.activeElement).toBe(email())
  })
})

describe('a form that has just appeared', () => {
  // A password manager fills it as soon as it is in the page, before React runs effects.
  it('keeps and submits what is filled in at once', async () => {
    const { onSubmit, user } = renderForm({ isLazy: true })
    const observer = new MutationObserver(() => {
      observer.disconnect()
      fireEvent.change(email(), { target: { value: 'imogen@b' } })
      fireEvent.change(password(), { target: { value: 'demo' } })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledWith({ email: 'imogen@b', password: 'demo' })
    expect([email().value, password().value]).toEqual(['imogen@b', 'demo'])
  })
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { vi } from 'vitest'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { PasswordField } from '#components/inputs/PasswordField/PasswordField.tsx'
import { TextField } from '#components/inputs/TextField/TextField.tsx'
import { LOGIN_RULES, type LoginValues } from '#domain/validation.ts'
import { Form } from '../Form.tsx'

interface RenderFormOptions {
  respond?: (values: LoginValues) => Promise<string | null>
  initialValues?: LoginValues
  leaves?: boolean
  /** The form appears a moment later, as on a page whose code is loading. */
  isLazy?: boolean
}

/** Renders a form with an email and a password. */
export function renderForm({
  respond = () => Promise.resolve(null),
  initialValues = { email: '', password: '' },
  leaves = false,
  isLazy = false,
}: RenderFormOptions = {}) {
  const onSubmit = vi.fn(respond)
  const form = (
    <Form initialValues={initialValues} rules={LOGIN_RULES} onSubmit={onSubmit} staysBusyOnSuccess={leaves}>
      {({ busy, message }) => (
        <>
          <TextField name="email" label="Email" inputMode="email" required />
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
    </Form>
  )
  if (isLazy) {
    const Page = lazy(() => Promise.resolve({ default: () => form }))
    render(<Page />, { wrapper: Suspense })
  } else render(form)
  return { onSubmit, user: userEvent.setup({ delay: null }) }
}

export const email = () => screen.getByLabelText<HTMLInputElement>('Email')
export const password = () => screen.getByLabelText<HTMLInputElement>('Password')
export const submitButton = () => screen.getByRole('button', { name: 'Send' })

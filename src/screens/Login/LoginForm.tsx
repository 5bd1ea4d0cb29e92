import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { PasswordField } from '#components/inputs/PasswordField/PasswordField.tsx'
import { TextField } from '#components/inputs/TextField/TextField.tsx'
import { loginText } from '#domain/messages/session.ts'
import { LOGIN_RULES, type LoginValues } from '#domain/validation.ts'

export interface LoginFormProps {
  /** Resolves to null on success, else to the message to show under the form. */
  onSubmit: (values: LoginValues) => Promise<string | null>
  initialEmail: string
  /** Focuses the first empty field. */
  autoFocus: boolean
  forgotPasswordHref: string
  renderLink: RenderLink
}

/** Form of the Login page (spec section 2). After success it stays busy until the next page replaces it. */
export function LoginForm({ onSubmit, initialEmail, autoFocus, forgotPasswordHref, renderLink }: LoginFormProps) {
  const [initialValues] = useState<LoginValues>({ email: initialEmail, password: '' })
  const firstEmpty = initialEmail === '' ? 'email' : 'password'
  return (
    <Form initialValues={initialValues} rules={LOGIN_RULES} onSubmit={onSubmit} staysBusyOnSuccess>
      {({ busy, message }) => (
        <>
          <Fields>
            <TextField
              name="email"
              label={loginText.email}
              size="l"
              inputMode="email"
              autoComplete="username"
              required
              autoFocus={autoFocus && firstEmpty === 'email'}
            />
            <PasswordField
              name="password"
              label={loginText.password}
              size="l"
              autoComplete="current-password"
              required
              autoFocus={autoFocus && firstEmpty === 'password'}
              aside={renderLink({ to: forgotPasswordHref, className: 'tl', children: loginText.forgot })}
            />
          </Fields>
          <Button type="submit" variant="primary" size="block" busy={busy} busyLabel={loginText.signingIn}>
            {loginText.signIn}
          </Button>
          <Message>
            <FormMessage text={message} />
          </Message>
        </>
      )}
    </Form>
  )
}

const Fields = styled.div`
  display: grid;
  gap: 18px;
  margin-bottom: var(--sp-6);
`

const Message = styled.div`
  &:has(p) {
    margin-top: var(--sp-4);
  }
`

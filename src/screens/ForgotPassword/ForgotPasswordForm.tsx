import { useEffect, useState } from 'react'
import { useFormState } from 'react-final-form'
import { Button } from '#components/actions/Button/Button.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { TextField } from '#components/inputs/TextField/TextField.tsx'
import { loginText, passwordsText } from '#domain/messages/session.ts'
import { LOGIN_RULES, type FormRules, type LoginValues } from '#domain/validation.ts'
import { AuthFields, AuthMessage } from '#screens/shared/AuthPage.tsx'

type Values = Pick<LoginValues, 'email'>

/** Same email rules as the Login form (spec section 5). */
const RULES: FormRules<Values> = { email: LOGIN_RULES.email }

interface ForgotPasswordFormProps {
  initialEmail: string
  /** Focuses the field on mount. */
  autoFocus: boolean
  /** Called on every keystroke, so that the login link can carry the address. */
  onEmailChange: (email: string) => void
  onSubmit: (email: string) => Promise<string | null>
}

/** Email form for a password reset link. */
export function ForgotPasswordForm({ initialEmail, autoFocus, onEmailChange, onSubmit }: ForgotPasswordFormProps) {
  const [initialValues] = useState<Values>({ email: initialEmail })
  return (
    <Form initialValues={initialValues} rules={RULES} onSubmit={({ email }) => onSubmit(email)}>
      {({ busy, message }) => (
        <>
          <EmailListener onEmailChange={onEmailChange} />
          <AuthFields>
            <TextField
              name="email"
              label={loginText.email}
              size="l"
              inputMode="email"
              autoComplete="username"
              required
              autoFocus={autoFocus}
            />
          </AuthFields>
          <Button type="submit" variant="primary" size="block" busy={busy} busyLabel={passwordsText.forgot.sending}>
            {passwordsText.forgot.send}
          </Button>
          <AuthMessage>
            <FormMessage text={message} />
          </AuthMessage>
        </>
      )}
    </Form>
  )
}

/** Reports the form's email to its parent. */
function EmailListener({ onEmailChange }: { onEmailChange: (email: string) => void }) {
  const { values } = useFormState<Partial<Values>>({ subscription: { values: true } })
  const email = values.email ?? ''
  useEffect(() => onEmailChange(email), [email, onEmailChange])
  return null
}

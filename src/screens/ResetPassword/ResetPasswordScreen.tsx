import type { ReactNode } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { PasswordField } from '#components/inputs/PasswordField/PasswordField.tsx'
import { BELOW_LARGE_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { passwordsText } from '#domain/messages/session.ts'
import { LOGIN_RULES, required, sameAs, type FormRules } from '#domain/validation.ts'
import { AuthFields, AuthLinks, AuthMessage, AuthPage } from '#screens/shared/AuthPage.tsx'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'

export interface ResetPasswordScreenProps {
  /**
   * Sets the password. Resolves to null if the app navigates away, otherwise to an error message. Null if turned off.
   */
  onSubmit: ((password: string) => Promise<string | null>) | null
  /** Renders a link to the login with this label. */
  renderLoginLink: (label: ReactNode) => ReactNode
  /** Link to the help centre; null if there is none. */
  helpUrl: string | null
}

interface Values {
  password: string
  repeat: string
}

const { reset, forgot } = passwordsText
const EMPTY: Values = { password: '', repeat: '' }

/** Same limits as the Login form (spec section 5); the server decides whether a password is strong enough. */
const RULES: FormRules<Values> = {
  password: LOGIN_RULES.password,
  repeat: [required('repeat', reset.confirmRequired), sameAs('password', reset.mismatch)],
}

/** Sets a new password; opened from the link in a reset email. */
export function ResetPasswordScreen({ onSubmit, renderLoginLink, helpUrl }: ResetPasswordScreenProps) {
  const autoFocus = !useMediaQuery(BELOW_LARGE_SCREEN)
  const back = renderLoginLink(forgot.backToLogin)
  if (onSubmit === null) {
    return (
      <AuthPage title={reset.title} text={reset.unavailable}>
        <AuthLinks>
          <HelpCentreLink url={helpUrl} />
          {back}
        </AuthLinks>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={reset.title} text={reset.text} hasFocusedField={autoFocus}>
      <Form initialValues={EMPTY} rules={RULES} onSubmit={({ password }) => onSubmit(password)} staysBusyOnSuccess>
        {({ busy, message }) => (
          <>
            <AuthFields>
              <PasswordField
                name="password"
                label={reset.password}
                size="l"
                autoComplete="new-password"
                required
                autoFocus={autoFocus}
              />
              <PasswordField name="repeat" label={reset.confirm} size="l" autoComplete="new-password" required />
            </AuthFields>
            <Button type="submit" variant="primary" size="block" busy={busy} busyLabel={reset.saving}>
              {reset.save}
            </Button>
            <AuthMessage>
              <FormMessage text={message} />
            </AuthMessage>
          </>
        )}
      </Form>
      <AuthLinks>{back}</AuthLinks>
    </AuthPage>
  )
}

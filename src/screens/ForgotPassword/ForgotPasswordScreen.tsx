import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { BELOW_LARGE_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { passwordsText } from '#domain/messages/session.ts'
import { AuthLinks, AuthPage } from '#screens/shared/AuthPage.tsx'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

export interface ForgotPasswordScreenProps {
  /**
   * Requests a link. Resolves to null on success, even if not registered, or to an error message. Null if turned off.
   */
  onSubmit: ((email: string) => Promise<string | null>) | null
  /** Renders the login link, which carries the typed email. */
  renderLoginLink: (email: string, label: ReactNode) => ReactNode
  /** Link to the help centre; null if there is none. */
  helpUrl: string | null
}

const { forgot } = passwordsText

/** Requests a password reset link. The confirmation does not reveal whether an address is registered. */
export function ForgotPasswordScreen({ onSubmit, renderLoginLink, helpUrl }: ForgotPasswordScreenProps) {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  // On small screens focus would open the keyboard over half of the page.
  const autoFocus = !useMediaQuery(BELOW_LARGE_SCREEN)
  const back = renderLoginLink(email, forgot.backToLogin)
  if (onSubmit === null) {
    return (
      <AuthPage title={forgot.title} text={forgot.unavailable}>
        <AuthLinks>
          <HelpCentreLink url={helpUrl} />
          {back}
        </AuthLinks>
      </AuthPage>
    )
  }
  if (isSent) return <Sent loginLink={back} onTryAnother={() => setSent(false)} />
  return (
    <AuthPage title={forgot.title} text={forgot.text} hasFocusedField={autoFocus}>
      <ForgotPasswordForm
        initialEmail={email}
        autoFocus={autoFocus}
        onEmailChange={setEmail}
        onSubmit={async (address) => {
          const message = await onSubmit(address)
          if (message === null) setSent(true)
          return message
        }}
      />
      <AuthLinks>{back}</AuthLinks>
    </AuthPage>
  )
}

function Sent({ loginLink, onTryAnother }: { loginLink: ReactNode; onTryAnother: () => void }) {
  const confirmation = useRef<HTMLSpanElement>(null)
  // The focused form is gone: focus its replacement so that screen readers read it.
  useEffect(() => confirmation.current?.focus(), [])
  return (
    <AuthPage
      title={forgot.sentTitle}
      text={
        <>
          <Confirmation ref={confirmation} tabIndex={-1}>
            {forgot.sent}
          </Confirmation>
          <span>{forgot.sentNote}</span>
        </>
      }
    >
      <AuthLinks>
        <Button onClick={onTryAnother}>{forgot.another}</Button>
        {loginLink}
      </AuthLinks>
    </AuthPage>
  )
}

const Confirmation = styled.span`
  display: block;
  margin-bottom: var(--sp-2);
  color: var(--text);
  outline: 0;
`

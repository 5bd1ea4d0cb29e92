import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { BELOW_LARGE, useMedia } from '#components/lib/useMedia.ts'
import { passwordsText } from '#domain/messages/session.ts'
import { AuthFoot, AuthPage } from '#screens/shared/AuthPage.tsx'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

export interface ForgotPasswordScreenProps {
  /** Asks for a link; resolves to null whether or not the address is known, else to what to say of the failure. Null: turned off. */
  onSubmit: ((email: string) => Promise<string | null>) | null
  /** Draws the link to the login, which is told what was typed. */
  loginLink: (email: string, words: ReactNode) => ReactNode
  /** The help centre, where there is one. */
  helpUrl: string | null
}

const { forgot } = passwordsText

/** Asks for a link to set a new password. What it says tells nobody whether an address is registered (screens.md, Login, forgot, reset). */
export function ForgotPasswordScreen({ onSubmit, loginLink, helpUrl }: ForgotPasswordScreenProps) {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState(false)
  // On a small screen the keyboard would come up over half of the page.
  const focused = !useMedia(BELOW_LARGE)
  const back = loginLink(typed, forgot.backToLogin)
  if (onSubmit === null) {
    return (
      <AuthPage title={forgot.title} text={forgot.unavailable}>
        <AuthFoot>
          <HelpCentreLink url={helpUrl} />
          {back}
        </AuthFoot>
      </AuthPage>
    )
  }
  if (sent) return <Sent back={back} onAgain={() => setSent(false)} />
  return (
    <AuthPage title={forgot.title} text={forgot.text} fieldFocused={focused}>
      <ForgotPasswordForm
        initialEmail={typed}
        focused={focused}
        onType={setTyped}
        onSubmit={async (email) => {
          const message = await onSubmit(email)
          if (message === null) setSent(true)
          return message
        }}
      />
      <AuthFoot>{back}</AuthFoot>
    </AuthPage>
  )
}

function Sent({ back, onAgain }: { back: ReactNode; onAgain: () => void }) {
  const words = useRef<HTMLSpanElement>(null)
  // The form that had the focus is gone: what takes its place is read out.
  useEffect(() => words.current?.focus(), [])
  return (
    <AuthPage
      title={forgot.sentTitle}
      text={
        <>
          <Words ref={words} tabIndex={-1}>
            {forgot.sent}
          </Words>
          {forgot.sentNote}
        </>
      }
    >
      <AuthFoot>
        <Button onClick={onAgain}>{forgot.another}</Button>
        {back}
      </AuthFoot>
    </AuthPage>
  )
}

const Words = styled.span`
  display: block;
  margin-bottom: var(--sp-2);
  color: var(--text);
  outline: 0;
`

import { useState } from 'react'
import { styled } from 'styled-components'
import { AuthCard } from '#components/layout/AuthCard/AuthCard.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { LogoMark } from '#components/brand/Logo/LogoMark.tsx'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'
import { BELOW_LARGE_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { commonText } from '#domain/messages/common.ts'
import { loginText } from '#domain/messages/session.ts'
import type { LoginValues } from '#domain/validation.ts'
import { LoginForm } from './LoginForm.tsx'
import { LoginScene } from './LoginScene.tsx'

export interface LoginScreenProps {
  /** 'signed-in' if a session already exists; ignored while the form is submitting or after it succeeded. */
  state: 'form' | 'signed-in'
  /** Signs in; resolves to null on success, else to the server's message. */
  onSubmit: (values: LoginValues) => Promise<string | null>
  /** Fills in the email address. @default '' */
  initialEmail?: string | undefined
  /** The browser blocks cookies for this site, so signing in cannot work. @default false */
  cookiesBlocked?: boolean | undefined
  /** Explains a redirect to this page: the session ended. @default none */
  notice?: string | null | undefined
  /** Opens the dashboard, or the start page for a visitor. */
  onGoHome: () => void
  /** Logs out. */
  onLogout: () => void
  /** Path to the page for a forgotten password. */
  forgotPasswordHref: string
  /** In-app path of the showcase. */
  showcaseHref: string
  /** Renders a link as the router does. */
  renderLink: RenderLink
}

/** The form, or buttons home and to log out if already signed in (spec section 2, Login page), beside a scene. */
export function LoginScreen(props: LoginScreenProps) {
  const { state, onSubmit, onGoHome, onLogout } = props
  const [isSigningIn, setSigningIn] = useState(false)

  const handleSubmit = async (values: LoginValues) => {
    setSigningIn(true)
    const message = await onSubmit(values).catch(() => commonText.tryLater)
    if (message !== null) setSigningIn(false)
    return message
  }
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <FormSide>
        {state === 'form' || isSigningIn ? (
          <Welcome {...props} onSubmit={handleSubmit} />
        ) : (
          <AuthCard title={loginText.alreadyLoggedIn}>
            <Actions>
              <Button variant="primary" onClick={onGoHome}>
                {commonText.goHome}
              </Button>
              <Button onClick={onLogout}>{commonText.logout}</Button>
            </Actions>
          </AuthCard>
        )}
      </FormSide>
      <SceneSide>
        <LoginScene />
      </SceneSide>
    </Main>
  )
}

function Welcome({
  onSubmit,
  initialEmail = '',
  cookiesBlocked = false,
  notice = null,
  forgotPasswordHref,
  showcaseHref,
  renderLink,
}: LoginScreenProps) {
  // On small screens focus would open the keyboard over half of the page, so the heading is focused instead.
  const autoFocus = !useMediaQuery(BELOW_LARGE_SCREEN)
  const { showcaseHint } = loginText
  return (
    <Column>
      <LogoMark size={40} />
      <Tagline tabIndex={autoFocus ? undefined : -1}>{loginText.tagline}</Tagline>
      <Prompt>{loginText.prompt}</Prompt>
      <Notes>
        {notice !== null && <FormMessage tone="note" text={notice} />}
        {cookiesBlocked && <FormMessage text={loginText.cookiesBlocked} />}
      </Notes>
      <LoginForm
        onSubmit={onSubmit}
        initialEmail={initialEmail}
        autoFocus={autoFocus}
        forgotPasswordHref={forgotPasswordHref}
        renderLink={renderLink}
      />
      <ShowcaseLink>
        <span>{showcaseHint.before}</span>
        {renderLink({ to: showcaseHref, className: 'tl', children: showcaseHint.link })}
        <span>{showcaseHint.after}</span>
      </ShowcaseLink>
    </Column>
  )
}

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(480px, 44%) 1fr;
  min-height: 100vh;
  padding-top: calc(var(--bar-h) + var(--bar-top, 0px));

  @media (max-width: 767px) {
    display: flex;
    flex-direction: column;
    min-height: 100svh;
  }
`

const FormSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: var(--sp-8);
  text-align: center;

  @media (max-width: 767px) {
    padding: var(--sp-6) var(--page-pad) 0;
  }
`

/* Centred at its resting height. It grows downwards, so that an error moves nothing above it. */
const RESTING_HEIGHT = '494px'

const Column = styled.div`
  align-self: start;
  width: 100%;
  max-width: 400px;
  padding-top: max(0px, (100vh - var(--bar-h) - ${RESTING_HEIGHT}) / 2 - var(--sp-8));
  text-align: start;

  @media (max-width: 767px) {
    padding-top: 0;
  }

  /* The mark's shelf is wider than its books: aligns the books with the text. */
  & > svg {
    margin-left: -4px;
  }
`

const Tagline = styled.h1`
  max-width: 9.5em;
  margin: var(--sp-6) 0 var(--sp-3);
  font-size: var(--fs-hero);
  line-height: var(--lh-hero);
  letter-spacing: var(--track-hero);
  text-wrap: balance;

  @media (max-width: 767px) {
    margin: var(--sp-4) 0 var(--sp-2);
    font-size: 2rem;
    line-height: 2.375rem;
  }
`

const Prompt = styled.p`
  margin-bottom: var(--sp-8);
  color: var(--text-2);
  font-size: var(--fs-title);
  line-height: var(--lh-title);

  @media (max-width: 767px) {
    margin-bottom: var(--sp-6);
    font-size: var(--fs-lead);
  }
`

const Notes = styled.div`
  & > * {
    margin-bottom: var(--sp-4);
  }
`

const ShowcaseLink = styled.p`
  margin-top: var(--sp-6);
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & > a {
    color: var(--text);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--sp-2);
`

const SceneSide = styled.div`
  position: relative;
  container-type: size;
  overflow: hidden;
  border-left: 1px solid var(--line);

  @media (max-width: 767px) {
    flex: 1 0 280px;
    border: 0;
    opacity: 0.8;
    mask: linear-gradient(transparent, var(--text) 70%);
  }
`

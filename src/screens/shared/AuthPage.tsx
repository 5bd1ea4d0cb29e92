import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AuthCard } from '#components/layout/AuthCard/AuthCard.tsx'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'

interface AuthPageProps {
  /** The page's heading. */
  title: string
  /** One sentence below it. */
  text: ReactNode
  /** A field of it takes the focus by itself: the heading does not. */
  fieldFocused?: boolean
  children: ReactNode
}

/** A page around signing in that holds one card, in the light from above. */
export function AuthPage({ title, text, fieldFocused = false, children }: AuthPageProps) {
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <AuthCard page title={title} focusable={!fieldFocused}>
        <Text>{text}</Text>
        {children}
      </AuthCard>
    </Main>
  )
}

const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  min-height: 100vh;
  min-height: 100svh;
  padding: calc(var(--bar-h) + var(--bar-top, 0px) + var(--sp-6)) var(--page-pad) var(--sp-16);
  background: radial-gradient(60% 80% at 50% 0, var(--glow), transparent);

  @media (max-width: 767px) {
    align-content: start;
  }
`

const Text = styled.p`
  margin-bottom: var(--sp-6);
  color: var(--text-2);
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
  overflow-wrap: anywhere;
`

/** The fields of such a page. */
export const AuthFields = styled.div`
  display: grid;
  gap: 18px;
  margin-bottom: var(--sp-6);
`

/** The server's word under the form. Its place stays, so that a screen reader hears what comes. */
export const AuthMessage = styled.div`
  &:has(p) {
    margin-top: var(--sp-4);
  }
`

/** Ways on, below the rest. */
export const AuthFoot = styled.div`
  display: grid;
  gap: var(--sp-4);
  justify-items: start;
  margin-top: var(--sp-5);
`

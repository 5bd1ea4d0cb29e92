import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LitShelf } from '#components/brand/LitShelf/LitShelf.tsx'
import { AuthCard } from '#components/layout/AuthCard/AuthCard.tsx'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'

interface AuthPageProps {
  /** The page's heading. */
  title: string
  /** One sentence below it. */
  text: ReactNode
  /** A field takes the initial focus instead of the heading. */
  hasFocusedField?: boolean
  children: ReactNode
}

/** A page with one card on a lit shelf, for a forgotten or new password. */
export function AuthPage({ title, text, hasFocusedField = false, children }: AuthPageProps) {
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <LitShelf>
        <AuthCard hasPageHeading title={title} focusable={!hasFocusedField}>
          <Text>{text}</Text>
          {children}
        </AuthCard>
      </LitShelf>
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
  overflow: clip;

  /* Room for the light, and for the keyboard below. */
  @media (max-width: 767px) {
    align-content: start;
    padding-top: calc(var(--bar-h) + var(--bar-top, 0px) + 12svh);
  }
`

const Text = styled.p`
  margin-bottom: var(--sp-6);
  color: var(--text-2);
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
  overflow-wrap: anywhere;
`

/** Fields of the page's form. */
export const AuthFields = styled.div`
  display: grid;
  gap: 18px;
  margin-bottom: var(--sp-6);
`

/** Server message below the form. Always mounted, so that screen readers announce changes. */
export const AuthMessage = styled.div`
  &:has(p) {
    margin-top: var(--sp-4);
  }
`

/** Links at the bottom. */
export const AuthLinks = styled.div`
  display: grid;
  gap: var(--sp-4);
  justify-items: start;
  margin-top: var(--sp-5);

  & > a {
    position: relative;
  }

  /* Enlarges the target. */
  & > a::after {
    position: absolute;
    inset: calc(-1 * var(--sp-3)) 0;
    content: '';
  }
`

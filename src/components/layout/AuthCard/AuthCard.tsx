import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface AuthCardProps {
  /** The page's heading. */
  title: ReactNode
  /** The heading takes the focus after a change of route; not where a field of the card has it already. Default true. */
  focusable?: boolean
  /** A page of its own, whose heading is as large as any page's, with a sentence below it. */
  page?: boolean
  children: ReactNode
}

/** The card of everything around signing in: at most 400px wide on small screens, 500px on large ones (spec section 2, Layouts). */
export function AuthCard({ title, focusable = true, page = false, children }: AuthCardProps) {
  return (
    <Surface>
      <Title tabIndex={focusable ? -1 : undefined} data-page={page || undefined}>
        {title}
      </Title>
      {children}
    </Surface>
  )
}

const Surface = styled.section`
  width: 100%;
  max-width: var(--auth-max);
  padding: var(--sp-6);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);
`

const Title = styled.h1`
  margin-bottom: var(--sp-4);
  font-size: var(--fs-title);
  line-height: var(--lh-title);
  font-weight: var(--fw-medium);
  letter-spacing: 0;
  text-wrap: balance;

  &[data-page] {
    margin-bottom: var(--sp-2);
    font-size: var(--fs-page);
    font-weight: var(--fw-semibold);
    line-height: var(--lh-page);
    letter-spacing: var(--track-tight);
  }
`

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CardSurface } from '#components/layout/Panel/CardSurface.ts'

export interface AuthCardProps {
  /** The page's heading. */
  title: ReactNode
  /** Whether the heading gets the focus after navigation; false if a field of the card does. */
  focusable?: boolean
  /** Uses the size of a page heading, for a page with a sentence below it. */
  hasPageHeading?: boolean
  /** A form or a message. */
  children: ReactNode
}

/** The card for logging in and passwords: at most 400px wide on small screens, 500px on large ones (spec section 2). */
export function AuthCard({ title, focusable = true, hasPageHeading = false, children }: AuthCardProps) {
  return (
    <Surface as="section">
      <Title tabIndex={focusable ? -1 : undefined} data-page={hasPageHeading || undefined}>
        {title}
      </Title>
      {children}
    </Surface>
  )
}

const Surface = styled(CardSurface)`
  width: 100%;
  max-width: var(--auth-max);
  padding: var(--sp-6);
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

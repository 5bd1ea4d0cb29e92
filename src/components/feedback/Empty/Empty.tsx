import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'

export interface EmptyProps {
  /** What is not here: 'No title matches “Nostromo”'. */
  title: ReactNode
  /** One line that names the cause: no data, filters or period. */
  children?: ReactNode
  /** The one way out: a quiet button. */
  action?: ReactNode
  /** The title's level on the page; a plain paragraph when not given. */
  headingLevel?: 2 | 3
}

/** Stands where data would stand and there is none: drawing, title, cause, one way out (visual.md, States). */
export function Empty({ title, children, action, headingLevel }: EmptyProps) {
  return (
    <Place>
      <EmptyShelfScene />
      <Title as={headingLevel === undefined ? 'p' : `h${headingLevel}`}>{title}</Title>
      {children !== undefined && <Cause>{children}</Cause>}
      {action !== undefined && <WayOut>{action}</WayOut>}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--sp-7) var(--sp-6);
  text-align: center;
  overflow-wrap: anywhere;
`

const Title = styled.p`
  margin-top: 18px;
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
  font-weight: var(--fw-medium);
`

const Cause = styled.div`
  max-width: 300px;
  margin-top: 2px;
  color: var(--text-2);
  text-wrap: balance;
`

const WayOut = styled.div`
  margin-top: var(--sp-4);
`

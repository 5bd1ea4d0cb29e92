import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'

export interface EmptyProps {
  /** What is missing: 'No titles match “Nostromo”'. */
  title: ReactNode
  /** One line on the reason: no data yet, filters or period. @default none */
  children?: ReactNode
  /** A single secondary button. @default none */
  action?: ReactNode
  /** The title's heading level. @default a paragraph */
  headingLevel?: 2 | 3
  /** Whether light falls on the shelf: where something belongs there that the user can add or find. @default true */
  lit?: boolean
}

/** An empty state: illustration, title, reason and one action. */
export function Empty({ title, children, action, headingLevel, lit = true }: EmptyProps) {
  return (
    <Box>
      <EmptyShelfScene lit={lit} />
      <Title as={headingLevel === undefined ? 'p' : `h${headingLevel}`}>{title}</Title>
      {children !== undefined && <Reason>{children}</Reason>}
      {action !== undefined && <Action>{action}</Action>}
    </Box>
  )
}

const Box = styled.div`
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

const Reason = styled.div`
  max-width: 300px;
  margin-top: 2px;
  color: var(--text-2);
  text-wrap: balance;
`

const Action = styled.div`
  margin-top: var(--sp-4);
`

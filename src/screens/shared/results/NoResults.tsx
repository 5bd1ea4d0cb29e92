import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { CardSurface } from '#components/layout/Panel/CardSurface.ts'

interface NoResultsProps {
  /** What there is instead of results: 'No ad has run yet'. */
  title: string
  /** More about it; null: nothing. */
  text?: string | null
  /** A button that helps. */
  action?: ReactNode
}

/** Says once, in place of the figures and the chart of a page, that there can be none. */
export function NoResults({ title, text = null, action }: NoResultsProps) {
  return (
    <Surface>
      <Empty headingLevel={2} lit={false} title={<bdi>{title}</bdi>} action={action}>
        {text ?? undefined}
      </Empty>
    </Surface>
  )
}

const Surface = styled(CardSurface)`
  display: grid;
  align-content: center;
`

import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { CardSurface } from './CardSurface.ts'

export interface PanelProps {
  /** The panel's heading, which also names it for screen readers. */
  title: ReactNode
  /** Shown next to the heading: a count, a note. @default none */
  titleNote?: ReactNode
  /** Shown at the end of the heading's line: buttons, a menu. @default none */
  actions?: ReactNode
  /** Removes the padding of the content, for a table or a strip of figures. */
  flush?: boolean
  /** 'dashed' marks content that isn't part of the product customers see. */
  edge?: 'ring' | 'dashed'
  /** Its content. */
  children: ReactNode
}

/** A surface with a heading. */
export function Panel({ title, titleNote, actions, flush = false, edge = 'ring', children }: PanelProps) {
  const titleId = useId()
  return (
    <CardSurface as="section" aria-labelledby={titleId} data-edge={edge}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {titleNote}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      <Body data-flush={flush}>{children}</Body>
    </CardSurface>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
  min-height: 60px;
  padding: 14px var(--sp-5);

  @media (max-width: 767px) {
    padding: 12px var(--sp-4);
  }
`

const Title = styled.h2`
  min-width: 0;
  font-size: var(--fs-title);
  line-height: var(--lh-title);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  margin-left: auto;
`

const Body = styled.div`
  padding: 0 var(--sp-5) var(--sp-5);

  &[data-flush='true'] {
    padding: 0;
  }

  @media (max-width: 767px) {
    padding: 0 var(--sp-4) var(--sp-4);
  }
`

import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface PanelProps {
  /** The panel's heading, which also names it for screen readers. */
  title: ReactNode
  /** Stands beside the heading: a count, a note. */
  beside?: ReactNode
  /** Stands at the end of the heading's line: buttons, a menu. */
  actions?: ReactNode
  /** The content reaches the panel's edges: a table, a strip of figures. */
  flush?: boolean
  /** Under an h1 it is 2, the default. */
  level?: 2 | 3
  /** A dashed edge for what is not part of the product that customers see. Default 'ring'. */
  edge?: 'ring' | 'dashed'
  children: ReactNode
}

/** A part of a page under its own heading, on a surface with one hairline ring. */
export function Panel({ title, beside, actions, flush = false, level = 2, edge = 'ring', children }: PanelProps) {
  const id = useId()
  return (
    <Surface aria-labelledby={id} data-edge={edge}>
      <Head>
        <Title as={level === 2 ? 'h2' : 'h3'} id={id}>
          {title}
        </Title>
        {beside}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      <Body data-flush={flush}>{children}</Body>
    </Surface>
  )
}

const Surface = styled.section`
  min-width: 0;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  &[data-edge='dashed'] {
    border: 1px dashed var(--line-ctl);
    box-shadow: none;
  }
`

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
  overflow-wrap: anywhere;
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

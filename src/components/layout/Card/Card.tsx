import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface CardProps {
  /** A dashed edge for what is out of the ordinary. */
  edge?: 'ring' | 'dashed'
  children: ReactNode
}

/** A surface with one hairline ring and room inside: 20px, 16px on small screens. */
export function Card({ edge = 'ring', children }: CardProps) {
  return <Surface data-edge={edge}>{children}</Surface>
}

const Surface = styled.div`
  padding: var(--sp-5);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  &[data-edge='dashed'] {
    box-shadow: none;
    outline: 1px dashed var(--line-ctl);
    outline-offset: -1px;
  }

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

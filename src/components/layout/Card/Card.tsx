import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface CardProps {
  /** 'dashed' marks content that isn't part of the product customers see. */
  edge?: 'ring' | 'dashed'
  /** Its content. */
  children: ReactNode
}

/** A surface with a border and padding: 20px, 16px on small screens. Panel adds a heading. */
export function Card({ edge = 'ring', children }: CardProps) {
  return <PaddedSurface data-edge={edge}>{children}</PaddedSurface>
}

/** The surface of Card, Panel and AuthCard. */
export const CardSurface = styled.div`
  /* What loads in it shows so on its edge. */
  --resource-position: static;

  position: relative;
  min-width: 0;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  &[data-edge='dashed'] {
    border: 1px dashed var(--line-ctl);
    box-shadow: none;
  }
`

const PaddedSurface = styled(CardSurface)`
  padding: var(--sp-5);

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

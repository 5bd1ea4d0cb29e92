import { styled } from 'styled-components'

/** Holds a ProgressBar of size 's' on the upper edge of the nearest positioned element, where it moves nothing. */
export const ProgressEdge = styled.div`
  position: absolute;
  z-index: calc(var(--z-sticky) + 1);
  inset: 0 0 auto;
  overflow: hidden;
  border-radius: var(--r-2) var(--r-2) 0 0;
`

import { styled } from 'styled-components'

/** The settings in a Sheet, each a `block`: as wide as it, what it is at the left and its arrow at the right. */
export const SheetControls = styled.div`
  display: grid;
  gap: var(--sp-3);
`

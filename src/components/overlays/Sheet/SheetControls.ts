import { styled } from 'styled-components'

/** The controls in a Sheet, stacked. Make each `fullWidth`: label at the left, arrow at the right. */
export const SheetControls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`

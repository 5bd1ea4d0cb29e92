import { styled } from 'styled-components'

/** The settings in a Sheet: every control as wide as it, what it is at the left and its arrow at the right. */
export const SheetControls = styled.div`
  display: grid;
  gap: var(--sp-3);

  & > [aria-haspopup] {
    justify-content: flex-start;
    width: 100%;
    max-width: none;
  }

  & > [aria-haspopup] > svg:last-child {
    margin-inline-start: auto;
  }
`

import { styled } from 'styled-components'

/** The surface of a Panel, and of what looks like one. */
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

import { css } from 'styled-components'

/** The size and the edge of a native check box: all of it that must be there from the first moment, so that nothing moves later. */
export const boxEdgeCss = css`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 0;
  appearance: none;
  border-radius: var(--r-1);
  box-shadow: inset 0 0 0 1px var(--line-ctl);
`

import { css, keyframes } from 'styled-components'

const opens = keyframes`
  from {
    opacity: 0;
    translate: 0 -8px;
  }
`

/** Of a panel that opens in the page: it fades in and moves down to its place. What is below is there at once. */
export const panelOpens = css`
  animation: ${opens} var(--t-base) var(--ease);
`

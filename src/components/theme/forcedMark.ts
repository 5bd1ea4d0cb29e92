import { css } from 'styled-components'

/**
 * Marks what is chosen or current in forced colours, where fills and shadows are gone: a bar at its lower edge, so that an
 * outline all round is the focus and nothing else.
 */
export const forcedMark = css`
  @media (forced-colors: active) {
    border-bottom: 3px solid Highlight !important;
  }
`

import { css } from 'styled-components'

/**
 * Marks a selected or current element in forced colours, where backgrounds and shadows are removed: a bar at the
 * bottom, since an outline means focus.
 */
export const forcedColorsMark = css`
  @media (forced-colors: active) {
    border-bottom: 3px solid Highlight !important;
  }
`

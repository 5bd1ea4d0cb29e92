import { createGlobalStyle } from 'styled-components'
import { boxCss } from '../../Checkbox/boxCss.ts'

/** What boxPlaceCss leaves out: how the check boxes of rows look once they are chosen, and the one above cards. */
export const SelectionStyle = createGlobalStyle`
  [data-scroll] .box {
    cursor: pointer;
  }

  [data-scroll] .box > input {
    ${boxCss}
  }

  [data-scroll] .box[data-worded] {
    gap: var(--sp-2);
    width: max-content;
    color: var(--text-2);
    font-size: var(--fs-small);
  }
`

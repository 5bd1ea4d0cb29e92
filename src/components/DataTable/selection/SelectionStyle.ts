import { createGlobalStyle } from 'styled-components'

/** Check boxes of rows as large as a finger below 768px, and the one above cards. */
export const SelectionStyle = createGlobalStyle`
  @media (max-width: 767px) {
    [data-scroll] .pick {
      gap: 0;
    }

    [data-scroll] .box {
      display: flex;
      flex: none;
      gap: var(--sp-2);
      align-items: center;
      min-width: var(--touch);
      min-height: var(--touch);
      cursor: pointer;
    }
  }

  [data-scroll] .box[data-worded] {
    width: max-content;
    color: var(--text-2);
    font-size: var(--fs-small);
  }
`

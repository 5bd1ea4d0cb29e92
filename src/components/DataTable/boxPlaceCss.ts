import { css } from 'styled-components'

/** The check boxes of rows as large from the start as SelectionStyle draws them, as large as a finger below 768px: nothing moves when that comes. */
export const boxPlaceCss = css`
  .box {
    display: flex;
    flex: none;
    align-items: center;
  }

  .box > input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    appearance: none;
    border-radius: var(--r-1);
    box-shadow: inset 0 0 0 1px var(--line-ctl);
  }

  @media (max-width: 767px) {
    .pick {
      gap: 0;
    }

    .box {
      min-width: var(--touch);
      min-height: var(--touch);
    }
  }
`

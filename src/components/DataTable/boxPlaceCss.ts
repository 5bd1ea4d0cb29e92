import { css } from 'styled-components'
import { boxEdgeCss } from '../Checkbox/boxEdgeCss.ts'

/** The check boxes of rows as large from the start as SelectionStyle draws them, as large as a finger below 768px: nothing moves when that comes. */
export const boxPlaceCss = css`
  .box {
    display: flex;
    flex: none;
    align-items: center;
  }

  .box > input {
    ${boxEdgeCss}
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

import { styled } from 'styled-components'
import { panelOpens } from '#components/theme/panelOpens.ts'

/**
 * What other data will replace fades back: set `data-dimmed` to `true`. In another that is dimmed it stays as it is, so
 * that nothing is dimmed twice.
 */
export const Dimmable = styled.div`
  transition: opacity var(--t-base) var(--ease);

  /* In place of an error, unlike in that of a skeleton, which has its shape. */
  &[data-opens] {
    ${panelOpens}
  }

  /* The delay keeps quick responses from dimming. */
  &[data-dimmed='true'] {
    opacity: 0.6;
    transition-delay: var(--t-wait);
  }

  [data-dimmed='true'] & {
    opacity: 1;
  }
`

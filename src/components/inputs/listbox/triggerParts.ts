import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'

/** The button that opens a list of values. Unless it fills its container, long values are truncated. */
export const Trigger = styled(Button)`
  &:not([data-wide]) {
    max-width: min(280px, 100%);
  }
`

/** The label before the value. */
export const TriggerLabel = styled.span`
  flex: none;
  font-weight: var(--fw-regular);

  :not([data-off]) > & {
    color: var(--text-2);
  }
`

import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'

/** The button of a list of values; long ones are cut where it is not as wide as its place. */
export const Trigger = styled(Button)`
  &:not([data-wide]) {
    max-width: min(280px, 100%);
  }
`

/** What is chosen, before the value. */
export const TriggerLabel = styled.span`
  flex: none;
  font-weight: var(--fw-regular);

  :not([data-off]) > & {
    color: var(--text-2);
  }
`

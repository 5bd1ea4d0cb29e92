import { styled } from 'styled-components'

/** Around what loads. Carries the loading note on its upper edge, unless it is in a card, whose edge then does. */
export const ResourceBox = styled.div`
  position: var(--resource-position, relative);
  min-width: 0;
`

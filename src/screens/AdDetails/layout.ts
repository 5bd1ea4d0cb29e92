import { styled } from 'styled-components'

/*
 * The document order is the reading order at every width: name, preview and what stands below or beside it, results,
 * campaigns, tracking. Only on a phone do rating and facts come after the campaigns.
 */

/** Two independent columns from 1200px, the name at the top of the right one; one column below, the name first. */
export const PageLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);

  @media (min-width: 1200px) {
    grid-template: 'left head' auto 'left right' 1fr / 400px minmax(0, 1fr);

    /* Without the ad. */
    &[data-alone] {
      grid-template: 'head' / minmax(0, 1fr);
    }
  }
`

/** Rating and facts, one below the other. */
export const SidePanels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  align-content: start;
  min-width: 0;
`

export const HeadArea = styled.div`
  min-width: 0;

  @media (min-width: 1200px) {
    grid-area: head;
  }
`

/** Preview, rating and facts; side by side from 768px to 1199px. */
export const LeftColumn = styled(SidePanels)`
  @media (min-width: 768px) and (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }

  @media (min-width: 1200px) {
    grid-area: left;
  }
`

/** Results, campaigns and tracking. */
export const RightColumn = styled(SidePanels)`
  @media (min-width: 1200px) {
    grid-area: right;
  }
`

import { styled } from 'styled-components'

/*
 * The document order is the order on a phone: name, preview, results, campaigns, rating. From 1200px there are two
 * grids, one below the other, each with a 400px column. From 768px to 1199px it is one grid with preview and rating on
 * top.
 */

const stacked = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  min-width: 0;
`

/** Dissolves into the parent grid between 768px and 1199px. */
const stackedUnlessMedium = `
  ${stacked}

  @media (min-width: 768px) and (max-width: 1199px) {
    display: contents;
  }
`

export const PageLayout = styled.div`
  ${stacked}

  @media (min-width: 768px) and (max-width: 1199px) {
    grid-template:
      'preview rating'
      'head head'
      'results results'
      'campaigns campaigns'
      'facts tracking' / minmax(0, 1fr) minmax(0, 1fr);
    /* Makes the tab order follow the visual order, in browsers that support it. */
    reading-flow: grid-rows;
  }
`

export const UpperGrid = styled.div`
  ${stackedUnlessMedium}

  @media (min-width: 1200px) {
    grid-template: 'preview head' auto 'preview results' 1fr / 400px minmax(0, 1fr);
    column-gap: var(--sp-6);

    &[data-alone] {
      grid-template: 'head' / minmax(0, 1fr);
    }
  }
`

export const LowerGrid = styled.div`
  ${stackedUnlessMedium}

  @media (min-width: 1200px) {
    grid-template: 'side campaigns' auto 'side tracking' 1fr / 400px minmax(0, 1fr);
    column-gap: var(--sp-6);
  }
`

/** Left column of a wide window. */
export const SideColumn = styled.div`
  ${stackedUnlessMedium}

  @media (min-width: 1200px) {
    grid-area: side;
    align-content: start;
  }
`

type PageAreaName = 'head' | 'preview' | 'results' | 'campaigns' | 'rating' | 'facts' | 'tracking'

/** One part of the page. The results panel stretches to the height of the preview beside it. */
export const PageArea = styled.div<{ 'data-area': PageAreaName }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;

  @media (min-width: 768px) {
    &[data-area='head'] {
      grid-area: head;
    }

    &[data-area='preview'] {
      grid-area: preview;
    }

    &[data-area='results'] {
      grid-area: results;
      align-content: stretch;
    }

    &[data-area='campaigns'] {
      grid-area: campaigns;
    }

    &[data-area='tracking'] {
      grid-area: tracking;
    }
  }

  @media (min-width: 768px) and (max-width: 1199px) {
    &[data-area='rating'] {
      grid-area: rating;
      align-content: stretch;
    }

    &[data-area='facts'] {
      grid-area: facts;
    }
  }
`

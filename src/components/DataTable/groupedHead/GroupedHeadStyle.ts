import { createGlobalStyle } from 'styled-components'

/** Two rows of heads, 36 and 32px, and a rule before each group from the head down to the totals. */
export const GroupedHeadStyle = createGlobalStyle`
  [data-scroll] .groups > * {
    height: 36px;
    border-bottom: 1px solid var(--line);
    background: var(--on);
    color: var(--text);
    font-size: var(--fs-body);
  }

  [data-scroll] .groups > td {
    border-bottom-color: transparent;
  }

  [data-scroll] .groups + tr > th {
    height: 32px;
  }

  [data-scroll] .groups + tr .sort {
    height: 28px;
  }

  [data-scroll] .groups .group {
    display: flex;
    gap: 7px;
    align-items: center;
  }

  /* Its name stays beside the first column as long as any of its columns is seen. */
  [data-scroll='box'] .groups > th {
    overflow: clip;
  }

  [data-scroll='box'] .groups .group {
    position: sticky;
    left: calc(var(--first) + var(--sp-3));
    width: max-content;
    max-width: 100%;
  }

  [data-scroll] .groups .ell {
    line-height: var(--lh-body);
  }

  [data-scroll] .rule {
    border-left: 1px solid var(--line-2);
  }

  [data-scroll]:has(.groups) tbody tr {
    scroll-margin-top: calc(var(--top) + 68px);
  }

  [data-scroll='box']:has(.groups) tr:not(.gap, [data-ring]) > :first-child {
    box-shadow: 1px 0 var(--line-2);
  }

  [data-scroll][data-cards] .rule {
    border-left: 0;
  }
`

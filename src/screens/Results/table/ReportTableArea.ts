import { styled } from 'styled-components'

/** Styles the cells of nameColumns, which are plain elements. */
export const ReportTableArea = styled.div`
  --cell-pad: var(--sp-2);

  .row-name {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-width: 0;
  }

  .row-texts {
    min-width: 0;
    line-height: var(--lh-small);
  }

  .row-texts > :is(.long-name, .row-time) {
    font-weight: var(--fw-medium);
  }

  .row-parent {
    display: block;
    overflow: hidden;
    color: var(--text-3);
    font-size: var(--fs-small);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media print {
    .row-parent {
      font-size: inherit;
      white-space: normal;
    }
  }

  /* As the chart's legend marks its line. */
  .row-line {
    flex: none;
    width: 10px;
    height: 2px;
  }

  @media (forced-colors: active) {
    .row-line {
      forced-color-adjust: none;
    }
  }

  .row-note {
    flex: 0 9999 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    margin-inline-start: calc(-1 * var(--sp-1));
    color: var(--text-3);
    font-size: var(--fs-micro);
  }

  .row-platform {
    display: flex;
    gap: var(--sp-2);
    align-items: center;
  }

  /* At the end of the name's cell, over the name where it is long. */
  :where(td:first-child) {
    position: relative;
  }

  .row-only {
    position: absolute;
    inset: calc((var(--row) - var(--ctl-h-s)) / 2) var(--sp-1) auto auto;
    display: grid;
    place-items: center;
    width: var(--ctl-h-s);
    height: var(--ctl-h-s);
    border-radius: var(--r-1);
    background: var(--on-hover);
    color: var(--text-2);
  }

  @media (hover: none) {
    td:has(.row-only) {
      padding-inline-end: var(--touch);
    }
  }

  .row-only:hover {
    background: var(--hover);
    color: var(--text);
  }

  .row-only:focus-visible {
    outline-offset: -2px;
  }

  @media screen and (max-width: 767px) {
    --table-inset: var(--page-pad);
    margin: 0 calc(-1 * var(--page-pad));

    .row-name {
      gap: var(--sp-2);
    }

    .row-name + .row-name {
      color: var(--text-2);
      font-size: var(--fs-small);
    }

    .row-name + .row-name .row-texts > * {
      font-weight: var(--fw-regular);
    }

    .row-only {
      position: static;
      width: var(--touch);
      height: var(--touch);
      /* As tall as the row with its border: every row must have the height that the table assumes. */
      margin: -1px calc(-1 * var(--sp-2));
      background: none;
    }

    td:has(.row-only) {
      padding-inline-end: var(--cell-pad);
    }
  }
`

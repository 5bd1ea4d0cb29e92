import { styled } from 'styled-components'

/** Styles the cells of nameColumns, which are plain elements. */
export const ReportTableArea = styled.div`
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

  .row-title {
    display: block;
    overflow: hidden;
    color: var(--text-3);
    font-size: var(--fs-small);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media print {
    .row-title {
      font-size: inherit;
      white-space: normal;
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

  .row-only {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    margin: 0 -6px;
    border-radius: var(--r-1);
    color: var(--text-2);
  }

  .row-only:hover {
    background: var(--hover);
    color: var(--text);
  }

  .row-only:focus-visible {
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
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
      width: var(--touch);
      height: var(--touch);
      /* As tall as the row with its border: every row must have the height that the table assumes. */
      margin: -1px -12px;
    }
  }
`

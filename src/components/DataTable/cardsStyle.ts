import { createGlobalStyle } from 'styled-components'

/**
 * The rows as cards: the first column and one at its right, then labelled figures, four to a line (visual.md, screen 2). Most
 * windows never need it, so only small ones fetch it.
 */
export const CardsStyle = createGlobalStyle`
  [data-scroll][data-cards] :is(table, tbody, tfoot) {
    display: block;
  }

  [data-scroll][data-cards] :is(thead, td) {
    display: none;
  }

  [data-scroll][data-cards] :is(tbody tr:not(.gap), tfoot tr) {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-content: start;
  }

  [data-scroll][data-cards] tbody tr:not(.gap) {
    height: var(--row);
    padding: var(--sp-3) 0;
    border-bottom: 1px solid var(--line);
    overflow: hidden;
    --card: var(--on-hover);
  }

  [data-scroll][data-cards] .gap {
    display: block;
  }

  [data-scroll][data-cards] tbody td {
    height: auto;
    padding: 0;
    border: 0;
  }

  /* The card is painted, not its cells, which leave room between them; a little over its edges, so that words keep off them. */
  [data-scroll][data-cards] tbody tr:not(.gap, .content) > td:nth-child(n) {
    background: none;
  }

  [data-scroll][data-cards] tbody tr:is([data-selected], :hover):not(.gap, .content) {
    background: var(--card);
    box-shadow: calc(var(--sp-2) * -1) 0 0 var(--card), var(--sp-2) 0 0 var(--card);
  }

  [data-scroll][data-cards] tbody tr[data-selected]:not(.gap) {
    --card: var(--lamp-soft);
  }

  [data-scroll][data-cards] tbody tr:not(.gap) > td:first-child {
    display: block;
    grid-column: 1 / 4;
    height: var(--card-head);
  }

  [data-scroll][data-cards] tbody tr > .corner {
    display: block;
    grid-column: 4;
    justify-self: end;
    padding-top: 2px;
    overflow: visible;
  }

  [data-scroll][data-cards] tr > .figure {
    display: block;
    padding-top: 10px;
    line-height: 18px;
    text-align: left;
  }

  [data-scroll][data-cards] .figure::before {
    display: block;
    color: var(--text-3);
    content: attr(data-label);
    font: var(--fw-regular) var(--fs-micro) / var(--lh-micro) var(--font-ui);
  }

  [data-scroll][data-cards] .place-0 {
    grid-column: 1;
  }

  [data-scroll][data-cards] .place-1 {
    grid-column: 2;
  }

  [data-scroll][data-cards] .place-2 {
    grid-column: 3;
  }

  [data-scroll][data-cards] tr > .place-3 {
    grid-column: 4;
    text-align: right;
  }

  [data-scroll][data-cards] tr[data-ring] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  [data-scroll][data-cards] tr[data-ring] > td:nth-child(n) {
    box-shadow: none;
  }

  /* In a panel the hairlines reach its edges, the rest keeps off them. */
  [data-scroll][data-cards][data-surface='panel'] tbody tr:not(.gap, .content) {
    padding-inline: var(--sp-4);
    box-shadow: none;
  }

  [data-scroll][data-cards][data-surface='panel'] tbody tr > :is(:first-child, :last-child) {
    padding-inline: 0;
  }

  /* Totals: a strip over the whole width, above the tab bar. */
  [data-scroll][data-cards] tfoot {
    margin: 0 calc(var(--page-pad) * -1);
    border-top: 1px solid var(--line-2);
    background: var(--surface);
  }

  [data-scroll][data-cards] tfoot tr {
    padding: var(--sp-2) var(--page-pad);
  }

  [data-scroll][data-cards] tfoot tr > :is(th, td) {
    height: auto;
    border: 0;
  }

  [data-scroll][data-cards] tfoot tr > .figure {
    padding: 2px 0 0;
  }

  [data-scroll][data-cards] tfoot tr > th {
    grid-column: 1 / -1;
    padding: 0;
    font-size: var(--fs-micro);
    line-height: var(--lh-micro);
  }
`

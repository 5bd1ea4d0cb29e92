import { styled } from 'styled-components'
import { boxPlaceCss } from './boxPlaceCss.ts'

/**
 * Everything a table looks like stands on its frame; cells are plain elements with class names (a styled cell costs several
 * microseconds). The frame is given `--row`, the height of a row, `--card-head`, that of a card's head, and `--box-top`, where
 * a box of its own starts. Head and totals stick to what covers the page's edges: the bars and bottom tabs of the Frame, or
 * `--sticky-top` where something else does.
 */
export const TableFrame = styled.div`
  --on: var(--bg);
  --on-hover: var(--surface);
  --edge-top: var(--sticky-top, calc(var(--bar-h) + var(--bar-top, 0px)));
  --edge-bottom: var(--tabs-h, 0px);
  --top: var(--edge-top);
  --bottom: var(--edge-bottom);
  position: relative;

  &[data-surface='panel'] {
    --on: var(--surface);
    --on-hover: var(--raised);
  }

  &[data-scroll='box'] {
    --top: 0px;
    --bottom: 0px;
    /* Up to the lower edge of the window; one that starts far down is about as high as the window when the page is scrolled to it. */
    max-height: max(
      min(640px, 100dvh - var(--edge-top) - var(--edge-bottom) - var(--sp-16)),
      100dvh - var(--box-top, 0px) - var(--edge-bottom) - var(--sp-4)
    );
    overflow: auto;
    overscroll-behavior-x: contain;
  }

  table {
    width: 100%;
    table-layout: fixed;
  }

  th,
  td {
    padding: 0 var(--sp-3);
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .num {
    font-family: var(--font-num);
  }

  .end {
    text-align: right;
  }

  /* Names may run from right to left; they keep to their side. */
  .text {
    unicode-bidi: plaintext;
  }

  .mute {
    color: var(--text-3);
  }

  tr > :first-child {
    padding-left: var(--sp-2);
  }

  &[data-surface='panel'] tr > :first-child {
    padding-left: var(--sp-5);
  }

  &[data-surface='panel'] tr > :last-child {
    padding-right: var(--sp-5);
  }

  /* Head */
  thead {
    position: sticky;
    z-index: var(--z-sticky);
    top: var(--top);
  }

  thead th {
    height: 40px;
    border-bottom: 1px solid var(--line-2);
    background: var(--on);
    color: var(--text-2);
    font-family: var(--font-ui);
    font-size: var(--fs-small);
    font-weight: var(--fw-medium);
    line-height: var(--lh-small);
  }

  thead th[data-sorted] {
    color: var(--text);
  }

  /* The button reaches into the cell's padding: room for a ring, an arrow and a place. */
  .sort {
    display: inline-flex;
    gap: 2px;
    align-items: center;
    max-width: calc(100% + 2 * var(--sp-2));
    height: 32px;
    margin: 0 calc(var(--sp-2) * -1);
    padding: 0 var(--sp-2);
    border: 0;
    border-radius: var(--r-1);
    background: none;
    cursor: pointer;
    user-select: none;
  }

  .sort:hover {
    color: var(--text);
  }

  .sort:focus-visible {
    outline-offset: -2px;
  }

  .label {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .place {
    color: var(--text-2);
    font-size: var(--fs-micro);
    font-family: var(--font-num);
  }

  /* Body */
  tbody tr {
    scroll-margin-top: calc(var(--top) + 40px);
    scroll-margin-bottom: calc(var(--bottom) + 48px);
  }

  tbody td {
    height: var(--row);
    border-bottom: 1px solid var(--line);
    background: var(--on);
  }

  tbody .gap td {
    height: auto;
    padding: 0;
    border: 0;
  }

  tbody tr:not(.gap):hover > td {
    background: var(--on-hover);
  }

  &[data-links] tbody tr {
    cursor: pointer;
  }

  tbody tr[data-selected] > td {
    background: var(--lamp-soft);
  }

  &[data-surface='panel'] tbody tr:last-child td {
    border-bottom-color: transparent;
  }

  /* The ring of the focused row, 2px inside, drawn by its cells: they would cover the row's own. */
  tbody tr:focus,
  .row-link:focus {
    outline: 0;
  }

  tr[data-ring] > td {
    box-shadow:
      inset 0 2px var(--focus),
      inset 0 -2px var(--focus);
  }

  tr[data-ring] > td:first-child {
    box-shadow:
      inset 2px 2px var(--focus),
      inset 0 -2px var(--focus);
  }

  tr[data-ring] > td:last-child {
    box-shadow:
      inset 0 2px var(--focus),
      inset -2px -2px var(--focus);
  }

  .pick {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-width: 0;
  }

  ${boxPlaceCss}

  .pick > :last-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* Totals */
  tfoot {
    position: sticky;
    z-index: var(--z-sticky);
    bottom: var(--bottom);
  }

  tfoot :is(th, td) {
    height: 48px;
    border-top: 1px solid var(--line-2);
    background: var(--surface);
    font-weight: var(--fw-semibold);
  }

  /* The first column stays when the box scrolls sideways. */
  &[data-scroll='box'] tr:not(.gap) > :first-child {
    position: sticky;
    z-index: 1;
    left: 0;
  }

  @media (max-width: 1199px) {
    .hide-1200 {
      display: none;
    }
  }

  @media (max-width: 767px) {
    .hide-768 {
      display: none;
    }
  }
`

import { createGlobalStyle } from 'styled-components'

/** What opens in a table, and what opens it; the table's own style knows nothing of them. */
export const ExpansionStyle = createGlobalStyle`
  [data-scroll] [data-depth] {
    --indent: calc(var(--depth) * var(--sp-6));
  }

  /* Rows inside others have no check box, but its room. */
  [data-scroll]:not([data-cards]):has(.box) [data-depth]:not([data-depth='0']) {
    --indent: calc(var(--depth) * var(--sp-6) + 28px);
  }

  [data-scroll] .opener {
    display: inline-flex;
    gap: var(--sp-2);
    align-items: center;
    max-width: calc(100% - var(--indent));
    margin: 0 0 0 var(--indent);
    padding: 0;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    font-weight: var(--fw-medium);
    text-align: start;
    vertical-align: middle;
    cursor: pointer;
  }

  [data-scroll] .opener > svg {
    color: var(--text-3);
    transition: rotate var(--t-base) var(--ease);
  }

  [data-scroll] .opener:hover > svg {
    color: var(--text);
  }

  [data-scroll] .opener[aria-expanded='true'] > svg {
    rotate: 90deg;
  }

  [data-scroll] .opens {
    display: flex;
    align-items: center;
    min-width: 0;
    padding-left: var(--indent);
  }

  /* Beside a link the mark alone is pressed; the link stands where other names do. */
  [data-scroll] .opens > .opener {
    flex: none;
    justify-content: center;
    width: 28px;
    height: 28px;
    margin: 0 2px 0 -6px;
    outline-offset: -2px;
  }

  [data-scroll] .opens > .opener:hover {
    background: var(--hover);
  }

  [data-scroll] .opens > :last-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* Every row keeps the room of a mark, so that names stand below each other. */
  [data-scroll] .unopened {
    display: block;
    padding-left: calc(var(--indent) + var(--sp-6));
  }

  [data-scroll] tr:has(+ .content) > td {
    border-bottom-color: transparent;
  }

  [data-scroll] .content {
    --sticky-top: calc(var(--top) + 40px);
  }

  [data-scroll] .content > td,
  [data-scroll] .content:hover > td {
    height: auto;
    padding: 0 var(--sp-2) var(--sp-4);
    overflow: visible;
    background: var(--on);
    white-space: normal;
    cursor: auto;
  }

  [data-scroll][data-surface='panel'] .content > td {
    padding-inline: var(--sp-5);
  }

  [data-scroll] .content[data-fresh] > td > div {
    animation: row-opens var(--t-base) var(--ease);
  }

  [data-scroll='box'] .content > td {
    padding-inline: 0;
  }

  [data-scroll='box'] .content > td > div {
    position: sticky;
    left: 0;
    width: var(--seen-width);
    padding-inline: var(--sp-2);
  }

  /* Cards: a row inside is a narrower card. */
  [data-scroll][data-cards] tbody .content:not(.gap) {
    display: block;
    height: auto;
    padding: 0 0 var(--sp-4);
    overflow: visible;
  }

  [data-scroll][data-cards] tbody .content:not(.gap) > td:first-child {
    display: block;
    height: auto;
    padding: 0;
  }

  [data-scroll][data-cards] tbody tr:not(.gap):has(+ .content) {
    border-bottom-color: transparent;
  }

  [data-scroll][data-cards] [data-depth] {
    --indent: 0px;
  }

  [data-scroll][data-cards] tbody tr:not(.gap):has([data-depth='1']) {
    padding-left: var(--sp-6);
  }

  [data-scroll][data-cards] tbody tr:not(.gap):has([data-depth]:not([data-depth='0'], [data-depth='1'])) {
    padding-left: calc(2 * var(--sp-6));
  }

  [data-scroll][data-cards] .opens > .opener {
    justify-content: start;
    width: var(--touch);
    height: var(--touch);
    margin: 0;
  }

  @keyframes row-opens {
    from {
      opacity: 0;
      translate: 0 -4px;
    }
  }
`

import { createGlobalStyle } from 'styled-components'

/** What opens in a table, and what opens it; the table's own style knows nothing of them. */
export const ExpansionStyle = createGlobalStyle`
  [data-scroll] .opener {
    display: inline-flex;
    gap: var(--sp-2);
    align-items: center;
    max-width: calc(100% - var(--depth) * var(--sp-6));
    margin: 0 0 0 calc(var(--depth) * var(--sp-6));
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
    gap: var(--sp-1);
    align-items: center;
    min-width: 0;
    padding-left: calc(var(--depth) * var(--sp-6));
  }

  /* Beside a link the mark alone is pressed: as large as there is room, without moving the link. */
  [data-scroll] .opens > .opener {
    flex: none;
    justify-content: center;
    width: 28px;
    height: 28px;
    margin: 0 calc(var(--sp-2) * -1);
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
    padding-left: calc((var(--depth) + 1) * var(--sp-6));
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

  [data-surface='panel'] .content > td {
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

  [data-scroll][data-cards] .content {
    display: block;
  }

  [data-scroll][data-cards] .content > td {
    display: block;
    height: auto;
  }

  [data-scroll][data-cards] tr:has(+ .content) {
    border-bottom-color: transparent;
  }

  [data-scroll][data-cards] .opener {
    min-height: var(--card-head);
  }

  @keyframes row-opens {
    from {
      opacity: 0;
      translate: 0 -4px;
    }
  }
`

import { css } from 'styled-components'

/** Styles of a row in a popup: a menu item, an option or a checkbox. */
export const itemCss = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 2.25rem;
  padding: 6px 10px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg {
    color: var(--text-3);
  }

  &:hover,
  &:focus-visible,
  &[data-active] {
    background: var(--hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  /* The active option, when the focus stays in the field. */
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  &[aria-disabled='true'] {
    background: none;
    color: var(--text-3);
    cursor: not-allowed;
  }

  @media (max-width: 767px) {
    min-height: var(--touch);
  }
`

/** Styles of the line between groups of rows. */
export const separatorCss = css`
  flex: none;
  height: 1px;
  margin: 6px 0;
  background: var(--line);
`

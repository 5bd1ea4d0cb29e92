import { styled } from 'styled-components'

/** Height of a field: 'm' is 36px, 'l' 44px (login). On small screens both are 44px. */
export type FieldSize = 'm' | 'l'

/**
 * The box around an `input` and its icons or buttons: border, focus ring and error border. Takes `data-size` and
 * `data-bad`. On touch devices the text is 16px, because iOS zooms in on anything smaller.
 */
export const ControlBox = styled.div<{ 'data-size'?: FieldSize; 'data-bad'?: boolean | undefined }>`
  grid-area: control;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  height: var(--ctl-h);
  padding: 0 12px;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: inset 0 0 0 1px var(--line-ctl);
  transition: box-shadow var(--t-fast) var(--ease);

  &[data-size='l'] {
    height: var(--touch);
    font-size: var(--fs-lead);
  }

  &[data-bad='true'] {
    box-shadow: inset 0 0 0 1px var(--err);
  }

  &:has(> input:focus) {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }

  &:has(:disabled) {
    background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line-2);
    color: var(--text-3);
    cursor: not-allowed;
  }

  & > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    text-overflow: ellipsis;
  }

  & > input:disabled {
    cursor: inherit;
    -webkit-text-fill-color: currentColor;
  }

  /* Replaces the browser's autofill background, which is off-palette. */
  & > input:autofill {
    box-shadow: inset 0 0 0 var(--touch) var(--surface);
    -webkit-text-fill-color: var(--text);
  }

  @media (max-width: 767px) {
    height: var(--touch);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }

  @media (pointer: coarse) {
    &,
    &[data-size='l'] {
      font-size: var(--fs-title);
    }
  }
`

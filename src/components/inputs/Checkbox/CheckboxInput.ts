import { styled } from 'styled-components'

/** The styled native checkbox: outlined, filled with the accent colour when checked or mixed. */
export const CheckboxInput = styled.input.attrs({ type: 'checkbox' })`
  flex: none;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 0;
  appearance: none;
  border-radius: var(--r-1);
  background: none;
  box-shadow: inset 0 0 0 1px var(--line-ctl);
  cursor: inherit;
  transition: background var(--t-fast) var(--ease);

  &:checked,
  &:indeterminate {
    background: var(--lamp);
    box-shadow: none;
  }

  &:checked::before {
    content: '';
    width: 4px;
    height: 8px;
    margin-top: -2px;
    border: solid var(--on-lamp);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }

  &:indeterminate::before {
    content: '';
    width: 8px;
    height: 0;
    margin: 0;
    border: solid var(--on-lamp);
    border-width: 0 0 1.5px;
    rotate: none;
  }

  &:disabled {
    background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line-2);
  }

  &:disabled::before {
    border-color: var(--text-3);
  }

  @media (forced-colors: active) {
    & {
      appearance: auto;
    }

    &::before {
      display: none;
    }
  }
`

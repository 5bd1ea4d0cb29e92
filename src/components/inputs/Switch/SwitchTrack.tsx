import { styled } from 'styled-components'

/** The visible track and thumb of a switch. The parent sets `data-on` and provides the role and state. */
export const SwitchTrack = styled.span.attrs({ 'aria-hidden': true })`
  position: relative;
  flex: none;
  display: inline-block;
  width: 30px;
  height: 18px;
  border-radius: var(--r-full);
  background: var(--raised);
  box-shadow: inset 0 0 0 1px var(--line-ctl);
  transition: background var(--t-fast) var(--ease);

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--text-2);
    transition: translate var(--t-fast) var(--ease);
  }

  &[data-on='true'] {
    background: var(--lamp);
    box-shadow: none;
  }

  &[data-on='true']::after {
    translate: 12px;
    background: var(--on-lamp);
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &[data-on='true'] {
      background: Highlight;
    }
  }
`

import { css } from 'styled-components'

/** Styles of every button: variants, sizes and states, selected by data attributes. */
export const buttonCss = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  max-width: 100%;
  height: var(--ctl-h);
  padding: 0 var(--button-pad, 14px);
  border: 0;
  border-radius: var(--r-2);
  background: transparent;
  box-shadow: inset 0 0 0 1px var(--line-2);
  font-weight: var(--fw-medium);
  line-height: var(--lh-body);
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background var(--t-fast) var(--ease),
    box-shadow var(--t-fast) var(--ease);

  &:hover {
    background: var(--raised);
  }

  &:active {
    background: var(--hover);
  }

  & > svg {
    color: var(--text-2);
  }

  &[data-size='s'] {
    height: var(--ctl-h-s);
    padding: 0 10px;
    font-size: var(--fs-small);
  }

  &[data-size='block'] {
    width: 100%;
    height: var(--touch);
    font-size: var(--fs-lead);
  }

  &[data-wide] {
    width: 100%;
    max-width: none;
  }

  &:is([data-size='block'], [data-wide])[data-trailing] {
    justify-content: flex-start;
  }

  &:is([data-size='block'], [data-wide])[data-trailing] > :last-child {
    margin-inline-start: auto;
  }

  &[data-square] {
    flex: none;
    width: var(--ctl-h);
    padding: 0;
  }

  &[data-square][data-size='s'] {
    width: var(--ctl-h-s);
  }

  /* Reserves space for the spinner (14 px) and its gap, so that the button keeps its width when it becomes busy. */
  &[data-busy='false'][data-bare] {
    padding: 0 25px;
  }

  &[data-busy='false'][data-bare][data-size='s'] {
    padding: 0 21px;
  }

  &[data-variant='primary'] {
    background: var(--lamp-fill);
    box-shadow: inset 0 0 0 1px var(--lamp-fill-edge);
    color: var(--on-lamp-fill);
    font-weight: var(--fw-semibold);
  }

  &[data-variant='primary'] > svg {
    color: inherit;
  }

  &[data-variant='primary']:hover {
    background: var(--lamp-fill-hover);
  }

  &[data-variant='primary']:active {
    background: var(--lamp-fill-press);
  }

  &[data-variant='ghost'] {
    box-shadow: none;
    color: var(--text-2);
  }

  &[data-variant='ghost']:hover {
    color: var(--text);
  }

  &[data-variant='danger'] {
    color: var(--err);
  }

  &[data-variant='danger'] > svg {
    color: inherit;
  }

  &[data-variant='danger']:hover {
    background: var(--err-soft);
  }

  &[aria-pressed='true'],
  &[data-on] {
    background: var(--lamp-soft);
    box-shadow: inset 0 0 0 1px var(--lamp);
    color: var(--lamp-text);
  }

  &[aria-pressed='true'] > svg,
  &[data-on] > svg {
    color: inherit;
  }

  /* Disabled overrides every variant's hover styles. */
  &&&[data-off] {
    background: var(--raised);
    box-shadow: none;
    color: var(--text-3);
    cursor: not-allowed;
  }

  &&&[data-off] > svg {
    color: inherit;
  }

  @media (max-width: 767px) {
    height: var(--touch);

    &[data-size='s'] {
      position: relative;
      height: var(--ctl-h);
    }

    /* As large to a finger as any other. */
    &[data-size='s']::after {
      position: absolute;
      inset: calc((var(--ctl-h) - var(--touch)) / 2);
      content: '';
    }

    &[data-square] {
      width: var(--touch);
    }

    &[data-square][data-size='s'] {
      width: var(--ctl-h);
    }
  }
`

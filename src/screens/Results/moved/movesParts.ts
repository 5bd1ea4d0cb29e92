import { styled } from 'styled-components'

export const Side = styled.section`
  --fill: var(--ok);
  --toward: row;
  min-width: 0;

  &[data-side='losses'] {
    --fill: var(--err);
  }

  /* Losses left of gains: their bars meet. */
  @media (min-width: 1200px) {
    &[data-side='losses'] {
      --toward: row-reverse;
      grid-area: 1 / 1;
    }

    &[data-side='losses'] h2 {
      padding-inline-end: var(--sp-2);
      text-align: end;
    }

    &[data-side='gains'] h2 {
      padding-inline-start: var(--sp-2);
    }

    &[data-side='gains'] li > :last-child {
      order: -1;
    }
  }
`

export const Heading = styled.h2`
  margin-bottom: var(--sp-1);
  color: var(--text-2);
  font-size: var(--fs-small);
  font-weight: var(--fw-medium);
  line-height: var(--lh-small);

  & b {
    color: var(--text);
    font-family: var(--font-num);
    font-weight: var(--fw-medium);
  }
`

export const List = styled.ul`
  & > li {
    display: flex;
    gap: var(--sp-2);
    align-items: center;
    height: 40px;
  }

  /* Leads the eye from a name to its bar. */
  & > li + li {
    box-shadow: inset 0 1px var(--line);
  }

  & > li > span:empty {
    flex: none;
  }

  /* A finger may press all of a line. */
  @media (max-width: 767px) {
    & > li {
      position: relative;
      height: var(--touch);
    }

    & a::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`

export const Name = styled.span`
  display: grid;
  flex: 4;
  min-width: 0;
  line-height: var(--lh-small);

  @media (min-width: 768px) and (max-width: 1199px) {
    flex: 2;
  }

  & > a {
    display: flex;
    min-width: 0;
    text-decoration: underline;
    text-decoration-color: var(--line-ctl);
    text-underline-offset: 3px;
  }

  & > a:hover {
    text-decoration-color: currentcolor;
  }

  & small {
    display: flex;
    gap: var(--sp-2);
    min-width: 0;
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  /* The ad's title gives way, but not all of it. */
  & small > :first-child {
    color: var(--text-2);
  }

  & small > :last-child {
    flex: none;
    max-width: calc(100% - 5em);
  }

  & small > :empty {
    display: none;
  }

  & small > :empty + * {
    max-width: 100%;
  }
`

/** The bar and the figure at its end. */
export const Lane = styled.span`
  display: flex;
  flex: 3;
  flex-direction: var(--toward);
  gap: var(--sp-2);
  align-items: center;
  align-self: stretch;
  min-width: 0;

  /* Not as padding, which would widen the lane. */
  @media (min-width: 768px) {
    &:not([data-bar]) > b {
      margin-inline: var(--sp-2);
    }
  }

  /* Beside the name there is room for the figure only: the bar is below. */
  @media (max-width: 767px) {
    flex: none;
  }

  &[data-bar]::before {
    flex: none;
    width: calc((100% - 88px) * var(--part));
    min-width: 2px;
    height: var(--sp-3);
    background: var(--fill);
    content: '';
    opacity: 0.88;

    @media (max-width: 767px) {
      position: absolute;
      bottom: 0;
      left: 0;
      width: calc(100% * var(--part));
      height: 2px;
    }
  }

  & b {
    font-family: var(--font-num);
    font-size: var(--fs-small);
    font-weight: var(--fw-medium);
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    &[data-bar]::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

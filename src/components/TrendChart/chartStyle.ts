import { styled } from 'styled-components'

/** The looks of everything in a chart: its parts are plain elements with class names. */
export const ChartFrame = styled.div`
  position: relative;
  touch-action: pan-y;

  svg {
    overflow: visible;
  }

  text {
    fill: var(--text-3);
    font-family: var(--font-num);
    font-size: var(--fs-micro);
  }

  .name {
    fill: var(--text);
    font-family: var(--font-ui);
    font-size: var(--fs-small);
    font-weight: var(--fw-medium);
  }

  .grid,
  .axis {
    stroke: var(--grid);
    shape-rendering: crispEdges;
  }

  .axis {
    stroke: var(--axis);
  }

  .line {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: bevel;
    stroke-width: 1.75;
  }

  .dashed {
    stroke-dasharray: 3 4;
    stroke-width: 1.5;
  }

  .open {
    stroke-dasharray: 2 4;
  }

  .cross {
    stroke: var(--line-ctl);
  }

  .point {
    fill: var(--bg);
    stroke-width: 2;
  }

  .reading {
    position: absolute;
    z-index: 1;
    min-width: 188px;
    padding: 10px var(--sp-3);
    border-radius: var(--r-2);
    background: var(--float);
    box-shadow: var(--e-2);
    font-size: var(--fs-small);
    line-height: 20px;
    pointer-events: none;
  }

  .day {
    margin-bottom: 2px;
    font-weight: var(--fw-medium);
  }

  .figure {
    display: flex;
    gap: var(--sp-2);
    align-items: center;
    color: var(--text-2);
    white-space: nowrap;
  }

  .figure b {
    margin-left: auto;
    padding-left: var(--sp-3);
    color: var(--text);
    font-family: var(--font-num);
    font-weight: var(--fw-medium);
  }

  .key {
    flex: none;
    width: 10px;
    height: 2px;
  }
`

export const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-4);
  margin-top: var(--sp-2);
  color: var(--text-2);
  font-size: var(--fs-small);

  li {
    display: inline-flex;
    gap: 7px;
    align-items: center;
  }

  i {
    width: 10px;
    height: 2px;
  }
`

export const Switcher = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: var(--sp-3);
`

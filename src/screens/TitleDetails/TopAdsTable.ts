import { styled } from 'styled-components'

/** Table of the top ads. Cells with `data-wide` are hidden on small screens. */
export const TopAdsTable = styled.table`
  width: 100%;

  & th,
  & td {
    padding: 0 var(--sp-2);
    border-bottom: 1px solid var(--line);
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }

  & th:first-child {
    padding-left: 0;
  }

  & td:last-child,
  & thead th:last-child {
    padding-right: 0;
  }

  & thead th {
    height: 2.5rem;
    border-bottom-color: var(--line-2);
    color: var(--text-2);
    font-size: var(--fs-small);
    font-weight: var(--fw-medium);
  }

  & thead abbr {
    text-decoration: none;
  }

  & .num {
    text-align: end;
  }

  & tbody tr:last-child > * {
    border-bottom: 0;
  }

  & tbody th,
  & tbody td {
    height: 56px;
  }

  & tbody tr:has(.row-link) {
    cursor: pointer;
  }

  & tbody tr:has(.row-link):hover {
    background: var(--raised);
  }

  & .row-link {
    scroll-margin-block: var(--sp-4);
  }

  & .row-link:focus-visible {
    outline: 0;
  }

  & tbody tr:has(.row-link:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  & .ad {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-width: 0;
  }

  & .thumb {
    display: grid;
    flex: none;
    place-items: end center;
    width: 44px;
    height: 44px;
    padding-bottom: 2px;
  }

  & .thumb > img {
    max-width: 44px;
    max-height: 40px;
    border-radius: var(--r-cover);
    box-shadow: var(--e-cover);
  }

  & .thumb:empty {
    border-radius: var(--r-cover);
    background: var(--raised);
  }

  @container (max-width: 8rem) {
    & .thumb {
      display: none;
    }
  }

  & .ad-text {
    min-width: 0;
  }

  & .ad-text > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & .ad-text > b {
    font-weight: var(--fw-medium);
  }

  & .ad-text > span {
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  & td > i {
    display: inline-block;
    width: 72px;
    height: 4px;
    margin-right: var(--sp-3);
    border-radius: 2px;
    background: var(--raised);
    vertical-align: middle;
  }

  & td > i + span {
    display: inline-block;
    min-width: 3.25rem;
  }

  & td > i > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--text-2);
  }

  @media screen {
    /* Names have what figures leave. */
    & tr > :first-child {
      width: 100%;
      max-width: 0;
    }

    & .ad {
      container-type: inline-size;
    }
  }

  @media screen and (min-width: 768px) {
    & thead th:is(:nth-child(2), :nth-child(4)) {
      min-width: 104px;
    }

    & thead th:nth-child(3) {
      min-width: 156px;
    }

    & thead th:nth-child(n + 5) {
      min-width: 68px;
    }
  }

  @media print {
    & .thumb,
    & .thumb > img {
      width: 26px;
      height: 26px;
      padding: 0;
      object-fit: contain;
    }

    & tr > :first-child {
      width: 40% !important;
    }

    & .ad-text > * {
      white-space: normal;
    }

    & td > i {
      display: none;
    }
  }

  @media screen and (max-width: 767px) {
    & [data-wide] {
      display: none;
    }
  }
`

import { styled } from 'styled-components'

/** The way back, above a heading: a BackButton, links and buttons. */
export const Breadcrumb = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-2);
  margin: 0 0 var(--sp-4) calc(-1 * var(--sp-2));
  color: var(--text-2);

  /* The arrow belongs to the word. */
  & > button:first-child {
    margin-inline-end: calc(-1 * var(--sp-2));
  }

  /* A word is small for a finger. */
  @media (max-width: 767px) {
    & > a {
      position: relative;
    }

    & > a::after {
      position: absolute;
      inset: -12px -10px;
      content: '';
    }
  }
`

import { styled } from 'styled-components'

/** The line of a title's pages and what stands at its end. */
export const TitleTabs = styled.div`
  display: flex;
  gap: var(--sp-6);
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin: var(--sp-4) 0;

  @media print {
    min-height: 0;
    margin: 0;
  }

  @media (max-width: 767px) {
    display: block;
    margin: var(--sp-2) 0 var(--sp-3);

    & > nav {
      margin-bottom: var(--sp-3);
    }
  }
`

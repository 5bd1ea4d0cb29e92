import { styled } from 'styled-components'

/** Grid of campaign cards: three columns, fewer on smaller screens. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-16) var(--sp-8);
  margin: 0;
  padding: 0;

  @media (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-12);
  }
`

export const ArtworkLink = styled.a`
  display: block;
`

export const Description = styled.div`
  display: flex;
  gap: var(--sp-4);
  align-items: flex-start;
  padding-top: 18px;
`

export const Names = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Author = styled.p`
  color: var(--text-2);
`

export const Strapline = styled.p`
  margin-top: var(--sp-2);
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
`

export const Platforms = styled.ul`
  display: grid;
  flex: none;
  gap: 6px;
  min-width: 84px;
  margin: 0;
  padding: 0;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-top: 14px;
`

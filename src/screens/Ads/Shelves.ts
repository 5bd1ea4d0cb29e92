import { styled } from 'styled-components'

/** Grid of tiles: four columns, three below 1200px, two below 768px. */
export const Shelves = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--sp-10) var(--sp-4);

  @media (max-width: 1199px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--sp-8) var(--sp-3);
  }
`

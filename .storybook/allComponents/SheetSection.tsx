import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface SheetSectionProps {
  title: string
  /** How many of the sheet's three columns it takes. */
  span?: 1 | 2 | 3
  /** On a panel's surface, as most of these stand in the product. */
  panel?: boolean
  children: ReactNode
}

/** One numbered part of the sheet on which a designer sees all components at once. */
export function SheetSection({ title, span = 1, panel = false, children }: SheetSectionProps) {
  return (
    <Section data-span={span}>
      <h2>{title}</h2>
      {panel ? <Surface>{children}</Surface> : children}
    </Section>
  )
}

/** Three columns; two, then one, where there is less room. The numbers count themselves. */
export const SheetGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-8) var(--sp-5);
  align-items: start;
  max-width: 1376px;
  margin: var(--sp-6) auto;
  counter-reset: section;

  @media (max-width: 1100px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Section = styled.section`
  min-width: 0;
  counter-increment: section;

  &[data-span='2'] {
    grid-column: span 2;
  }

  &[data-span='3'] {
    grid-column: 1 / -1;
  }

  & > h2 {
    margin-bottom: 10px;
    color: var(--text-2);
    font-size: var(--fs-body);
    line-height: var(--lh-body);
    font-weight: var(--fw-medium);
    letter-spacing: 0;
  }

  & > h2::before {
    margin-right: var(--sp-2);
    color: var(--text-3);
    font-family: var(--font-num);
    content: counter(section);
  }

  @media (max-width: 1100px) {
    &[data-span] {
      grid-column: auto;
    }

    &[data-span='2'],
    &[data-span='3'] {
      grid-column: 1 / -1;
    }
  }
`

const Surface = styled.div`
  padding: var(--sp-5);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);
`

/** Things of one kind side by side. */
export const SheetRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3) var(--sp-4);

  & + & {
    margin-top: var(--sp-4);
  }
`

/** Things of one kind below each other. */
export const SheetStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`

/** Panels side by side, three to a line. */
export const SheetPanels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: var(--sp-4);

  & > * {
    height: 100%;
  }
`

/** Holds what is fixed to the window in the product: bars. */
export const SheetWindow = styled.div`
  position: relative;
  height: 100px;
  overflow: hidden;
  border-radius: var(--r-2);
  box-shadow: var(--e-1);
  contain: layout paint;
`

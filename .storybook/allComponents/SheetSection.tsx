import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface SheetSectionProps {
  title: string
  /** Number of columns it takes, of three. */
  span?: 1 | 2 | 3
  /** On a panel surface, as most components are in the product. */
  panel?: boolean
  children: ReactNode
}

/** A numbered section of the page with all components. */
export function SheetSection({ title, span = 1, panel = false, children }: SheetSectionProps) {
  return (
    <Section data-span={span}>
      <h2>{title}</h2>
      {panel ? <Surface>{children}</Surface> : children}
    </Section>
  )
}

/** Grid of sections in three columns, fewer on narrow screens. Numbers the sections. */
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

/** Components side by side. */
export const SheetRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3) var(--sp-4);

  & + & {
    margin-top: var(--sp-4);
  }
`

/** Components below each other. */
export const SheetStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`

/** Panels side by side, as many as fit. */
export const SheetPanels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: var(--sp-4);

  & > * {
    height: 100%;
  }
`

/** Contains bars, which are fixed to the window in the product. */
export const SheetWindow = styled.div`
  position: relative;
  height: 100px;
  overflow: hidden;
  border-radius: var(--r-2);
  box-shadow: var(--e-1);
  contain: layout paint;
`

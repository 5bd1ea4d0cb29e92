import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumb } from './Breadcrumb.ts'
import { MAIN_ID } from './mainId.ts'

export interface PageProps {
  /** The page's heading. Leave out if the page renders its own `<h1 tabIndex={-1}>`. @default none */
  title?: ReactNode
  /** Shown right after the heading, in one place whatever a short heading says. @default none */
  beside?: ReactNode
  /** A line below the heading. @default none */
  subtitle?: ReactNode
  /** Text at the right of the header; hidden on small screens. @default none */
  note?: ReactNode
  /** Buttons at the right of the header. @default none */
  actions?: ReactNode
  /** Shown above the header: a `BackButton` and breadcrumb. @default none */
  before?: ReactNode
  /** Maximum content width: 1520px, or 1120px ('narrow') for pages of cards. */
  width?: 'full' | 'narrow'
  /** What the page shows below its header. @default none */
  children?: ReactNode
}

/**
 * The content of a page below the bars. The heading gets the focus after navigation, the `<main>` element from the skip
 * link.
 */
export function Page({ title, beside, subtitle, note, actions, before, width = 'full', children }: PageProps) {
  return (
    <Main id={MAIN_ID} tabIndex={-1} data-width={width}>
      {before !== undefined && <Breadcrumb data-screen-only>{before}</Breadcrumb>}
      {title !== undefined && (
        <Head>
          <Heading>
            <TitleRow data-beside={beside !== undefined || undefined}>
              <h1 tabIndex={-1}>{title}</h1>
              {beside}
            </TitleRow>
            {subtitle !== undefined && <Sub>{subtitle}</Sub>}
          </Heading>
          {note !== undefined && <Note>{note}</Note>}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Head>
      )}
      {children}
    </Main>
  )
}

const Main = styled.main`
  max-width: var(--page-max);
  margin: 0 auto;
  padding: calc(var(--content-top) + var(--bar-top, 0px)) var(--page-pad) var(--sp-16);

  &[data-width='narrow'] {
    max-width: calc(1120px + 2 * var(--page-pad));
  }

  @media (max-width: 1199px) {
    padding-top: calc(var(--content-top) + var(--bar-top, 0px) + var(--sp-5));
  }

  @media (max-width: 767px) {
    padding-bottom: calc(var(--tabs-h, 0px) + var(--sp-10));
  }
`

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--sp-4);
  min-height: 40px;
  margin-bottom: var(--sp-5);

  @media (max-width: 767px) {
    position: relative;
    align-items: center;
    margin-bottom: var(--sp-4);
  }
`

const Heading = styled.div`
  flex: 1;
  min-width: 0;
`

const TitleRow = styled.div`
  &[data-beside] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-1) var(--sp-3);
    align-items: center;

    & > h1 {
      min-width: 6.5em;
    }

    @media (max-width: 767px) {
      row-gap: var(--sp-2);

      & > h1 {
        line-height: var(--touch);
      }

      & + p {
        margin-top: var(--sp-2);
      }
    }
  }
`

const Sub = styled.p`
  margin-top: 2px;
  color: var(--text-2);
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-2);

  /* Taller than the heading's line. */
  @media (max-width: 767px) {
    margin-block: -6px;

    /* Beside the heading; what stands below it has the whole width. */
    :has(> * > [data-beside]) > & {
      position: absolute;
      top: 0;
      right: 0;
      margin: 0;
    }
  }
`

const Note = styled.div`
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  color: var(--text-3);

  @media (max-width: 767px) {
    display: none;
  }
`

import { styled } from 'styled-components'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { forcedColorsMark } from '#components/theme/forcedColorsMark.ts'
import { listOrResultsText } from '#domain/messages/common.ts'

interface ListOrResultsProps {
  /** This page; the other one is linked. */
  current: 'list' | 'results'
  /** URL of the other page. */
  href: string
  renderLink: RenderLink
}

/** Switches between the list of titles or ads and their results, beside the heading of both pages. */
export function ListOrResults({ current, href, renderLink }: ListOrResultsProps) {
  const { label, ...names } = listOrResultsText
  const pageOf = (page: 'list' | 'results') =>
    page === current ? <span aria-current="page">{names[page]}</span> : renderLink({ to: href, children: names[page] })
  return (
    <Nav aria-label={label} data-screen-only>
      {pageOf('list')}
      {pageOf('results')}
    </Nav>
  )
}

/** As a SegmentedControl of size s. */
const Nav = styled.nav`
  display: inline-flex;
  flex: none;
  gap: 2px;
  padding: 2px;
  border-radius: var(--r-2);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font-size: var(--fs-small);
  font-weight: var(--fw-medium);

  & > * {
    padding: 0 10px;
    border-radius: 4px;
    color: var(--text-2);
    line-height: 1.625rem;
    transition: background var(--t-fast) var(--ease);
  }

  & > a:hover {
    color: var(--text);
  }

  & > [aria-current] {
    background: var(--hover);
    color: var(--text);
    ${forcedColorsMark}
  }

  /* A line of its own on both pages, so that it stays under the finger. */
  @media (max-width: 767px) {
    flex: 1 0 100%;

    & > * {
      flex: 1;
      line-height: calc(var(--touch) - 4px);
      text-align: center;
    }
  }
`

import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { forcedColorsMark } from '#components/theme/forcedColorsMark.ts'
import { formatNumber } from '#domain/format.ts'
import { titleText } from '#domain/messages/title.ts'

/** URLs of the pages of a title. */
export interface TitlePageHrefs {
  overview: string
  ads: string
  results: string
}

interface TitlePagesProps {
  /** This page. */
  current: keyof TitlePageHrefs
  hrefs: TitlePageHrefs
  /** Undefined while unknown. */
  adCount: number | undefined
  renderLink: RenderLink
}

const PAGES = ['overview', 'ads', 'results'] as const

/** Links to the pages of a title, styled as tabs. */
export function TitlePages({ current, hrefs, adCount, renderLink }: TitlePagesProps) {
  return (
    <Nav aria-label={titleText.pages}>
      {PAGES.map((page) => (
        <Fragment key={page}>
          {renderLink({
            to: hrefs[page],
            'aria-current': page === current ? 'page' : undefined,
            children: (
              <>
                <span>{titleText[page]}</span>
                {page === 'ads' && adCount !== undefined && <span>{` ${formatNumber(adCount)}`}</span>}
              </>
            ),
          })}
        </Fragment>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  gap: var(--sp-6);

  & > a {
    color: var(--text-2);
    font-weight: var(--fw-medium);
    line-height: 2.75rem;
    white-space: nowrap;
    transition: color var(--t-fast) var(--ease);
  }

  & > a > span + span {
    color: var(--text-3);
    font-family: var(--font-num);
    font-weight: var(--fw-regular);
  }

  & > a:hover,
  & > a[aria-current] {
    color: var(--text);
  }

  & > a[aria-current] {
    box-shadow: inset 0 -2px var(--lamp);
    ${forcedColorsMark}
  }
`

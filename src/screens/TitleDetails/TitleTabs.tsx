import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { forcedColorsMark } from '#components/theme/forcedColorsMark.ts'
import { formatNumber } from '#domain/format.ts'
import { titleText } from '#domain/messages/titles.ts'

export interface TitleTabsProps {
  /** Undefined while unknown. */
  adCount: number | undefined
  /** URL of this page. */
  overviewHref: string
  /** URL of the title's ads. */
  adsHref: string
  resultsHref: string
  renderLink: RenderLink
  /** Shown at the end of the line. */
  children: ReactNode
}

/** Links to the pages of a title, styled as tabs; the first is this page. */
export function TitleTabs({ adCount, overviewHref, adsHref, resultsHref, renderLink, children }: TitleTabsProps) {
  const links = [
    { to: overviewHref, text: titleText.overview },
    { to: adsHref, text: titleText.ads, count: adCount },
    { to: resultsHref, text: titleText.results },
  ]
  return (
    <Line>
      <nav aria-label={titleText.pages}>
        {links.map(({ to, text, count }, index) => (
          <Fragment key={text}>
            {renderLink({
              to,
              'aria-current': index === 0 ? 'page' : undefined,
              children: (
                <>
                  {text}
                  {count !== undefined && <span> {formatNumber(count)}</span>}
                </>
              ),
            })}
          </Fragment>
        ))}
      </nav>
      {children}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: var(--sp-6);
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin: var(--sp-4) 0;

  & > nav {
    display: flex;
    gap: var(--sp-6);
  }

  & > nav > a {
    color: var(--text-2);
    font-weight: var(--fw-medium);
    line-height: 44px;
    white-space: nowrap;
    transition: color var(--t-fast) var(--ease);
  }

  & > nav > a > span {
    color: var(--text-3);
    font-family: var(--font-num);
    font-weight: var(--fw-regular);
  }

  & > nav > a:hover,
  & > nav > a[aria-current] {
    color: var(--text);
  }

  & > nav > a[aria-current] {
    box-shadow: inset 0 -2px var(--lamp);
    ${forcedColorsMark}
  }

  @media (max-width: 767px) {
    display: block;
    margin: var(--sp-2) 0 var(--sp-3);

    & > nav {
      margin-bottom: var(--sp-3);
    }
  }
`

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Cover } from '#components/data/Cover/Cover.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { SharedElement } from '#components/lib/SharedElement.tsx'
import type { Title } from '#domain/catalogue.ts'
import { TitlePages, type TitlePageHrefs } from './TitlePages.tsx'

export interface TitleLineProps {
  /** Undefined while loading, or if it cannot be loaded. */
  title: Title | undefined
  /** Stands in for the name of a title that cannot be loaded; null while loading. */
  fallbackName?: string | null
  /** Ads listed in the chosen country; undefined while unknown. */
  adCount: number | undefined
  /** This page. */
  current: keyof TitlePageHrefs
  hrefs: TitlePageHrefs
  renderLink: RenderLink
  /** Before the cover: a BackButton. */
  before?: ReactNode
}

/** Whose page this is, in one line: cover, name and the links to the title's pages. */
export function TitleLine({ title, fallbackName = null, adCount, current, hrefs, renderLink, before }: TitleLineProps) {
  const name = title?.name ?? fallbackName
  return (
    <Line data-screen-only>
      {before}
      {name !== null && (
        <SharedElement name={title && `title-${title.id}`}>
          <Cover url={title?.coverUrl ?? null} title={name} width={24} />
        </SharedElement>
      )}
      {name !== null && <PlainName className="ellipsis" name={name} hasTooltip />}
      <TitlePages current={current} hrefs={hrefs} adCount={adCount} renderLink={renderLink} />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: 0 var(--sp-3);
  align-items: center;
  min-width: 0;
  min-height: 44px;

  & > bdi {
    min-width: 0;
    color: var(--text);
    font-weight: var(--fw-medium);
  }

  & > nav {
    flex: none;
    margin-left: var(--sp-5);
  }

  /* What Page takes off for a BackButton. */
  & > :first-child:not(button) {
    margin-left: var(--sp-2);
  }

  @media (max-width: 767px) {
    flex-wrap: wrap;

    & > bdi {
      flex: 1;
    }

    & > nav {
      width: 100%;
      margin-left: var(--sp-2);
    }
  }
`

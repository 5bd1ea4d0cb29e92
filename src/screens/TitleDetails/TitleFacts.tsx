import { styled } from 'styled-components'
import type { Title } from '#domain/catalogue.ts'
import { DASH, formatDayNumeric, formatNumber } from '#domain/format.ts'
import { formatIsbn } from '#domain/formatIsbn.ts'
import { titleText } from '#domain/messages/title.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import type { AdCounts } from '#screens/shared/title/useAdCounts.ts'

export interface TitleFactsProps {
  title: Title
  /** By id; an id without a name is shown as it is. */
  typeNames: ReadonlyMap<string, string>
  /** Null while unknown. */
  adCounts: AdCounts | null
}

/** Facts about a title: series if it has one, type, imprint, ISBN, publication date, ads. */
export function TitleFacts({ title, typeNames, adCounts }: TitleFactsProps) {
  const { parentName, typeId, imprint, isbn13, publishedOn } = title
  const { facts } = titleText
  return (
    <Facts>
      {parentName !== null && (
        <div>
          <dt>{facts.series}</dt>
          <dd dir="auto" title={shortTooltip(parentName)}>
            {shortName(parentName)}
          </dd>
        </div>
      )}
      <div>
        <dt>{facts.type}</dt>
        <dd>{typeId === null ? DASH : (typeNames.get(typeId) ?? typeId)}</dd>
      </div>
      <div>
        <dt>{facts.imprint}</dt>
        <dd dir="auto" title={imprint === null ? undefined : shortTooltip(imprint)}>
          {imprint === null ? DASH : shortName(imprint)}
        </dd>
      </div>
      <div>
        <dt>{facts.isbn}</dt>
        <dd className="fig">{isbn13 === null ? DASH : formatIsbn(isbn13)}</dd>
      </div>
      <div>
        <dt>{facts.published}</dt>
        <dd className="fig">{formatDayNumeric(publishedOn)}</dd>
      </div>
      <div>
        <dt>{facts.adsLive}</dt>
        <dd className="fig">
          {adCounts === null ? (
            DASH
          ) : (
            <>
              <span>{formatNumber(adCounts.live)}</span>
              <span className="t3">{`/${formatNumber(adCounts.all)}`}</span>
            </>
          )}
        </dd>
      </div>
    </Facts>
  )
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3) var(--sp-8);
  margin-top: 14px;

  & > div {
    min-width: 0;
  }

  & dt {
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
    white-space: nowrap;
  }

  & dd {
    max-width: 20rem;
    margin-top: 2px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* A figure wraps rather than being cut. */
  & .fig {
    white-space: normal;
  }

  /* Two rows of three rather than a last one alone. */
  @media screen and (max-width: 1199px) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, max-content));
    column-gap: var(--sp-6);
  }

  @media screen and (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: var(--sp-6) 0 0;
  }
`

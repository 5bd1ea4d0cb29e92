import { styled } from 'styled-components'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import type { CampaignItem } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { statusNames } from '#domain/messages/ads.ts'
import { AD_MEASURES, formatMeasure, withRatios, type Figures, type MeasureValues } from '#domain/metrics.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import { CAMPAIGN_WIDTHS, MEASURE_COLUMNS } from './campaignColumns.tsx'
import { RejectionNote } from './RejectionNote.tsx'
import { Thumbnail } from './Thumbnail.tsx'

interface ItemRowProps {
  item: CampaignItem
  /** Null while loading. */
  figures: Figures | null
  onOpen: (itemId: number) => void
}

const text = adText.items

/** Row of an item; opens on a press anywhere. A rejected item shows the reason. */
export function ItemRow({ item, figures, onOpen }: ItemRowProps) {
  const { id, name, headline, status } = item
  const values = figures && withRatios(figures)
  return (
    <Row>
      <Picture>
        <Thumbnail url={item.artworkUrl} width={48} height={36} />
      </Picture>
      <Text>
        <button type="button" aria-haspopup="dialog" title={shortTooltip(name)} onClick={() => onOpen(id)}>
          <PlainName name={name} />
        </button>
        {headline !== null && headline !== '' && (
          <span title={shortTooltip(headline)}>
            <bdi>{text.quote(shortName(headline))}</bdi>
          </span>
        )}
      </Text>
      <Meta>
        <Status>
          <StatusMark status={status} label={status === null ? adText.noStatus : (statusNames.get(status) ?? status)} />
        </Status>
        {AD_MEASURES.map((measure) => (
          <Count key={measure} measure={measure} values={values} />
        ))}
      </Meta>
      <RejectionNote indented item={item} />
    </Row>
  )
}

/** @param values null while loading */
function Count({ measure, values }: { measure: (typeof AD_MEASURES)[number]; values: MeasureValues | null }) {
  const { label, width = 0 } = MEASURE_COLUMNS[measure]
  return (
    <Figure data-mute={!values?.[measure] || undefined} style={{ '--column': `${width}px` }}>
      <span>{`${label} `}</span>
      <span>{values === null ? '' : formatMeasure(measure, values[measure])}</span>
    </Figure>
  )
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--sp-3);
  align-items: center;
  min-height: 52px;
  padding: 6px 0;
  border-top: 1px solid var(--line);
  cursor: pointer;

  &:hover {
    background: var(--surface);
  }
`

const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 38px;
`

const Text = styled.div`
  flex: 1;
  min-width: 0;

  & > * {
    display: block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > button {
    padding: 0;
    border: 0;
    background: none;
    font-weight: var(--fw-medium);
    line-height: 1.125rem;
    text-align: start;
    cursor: pointer;
  }

  /* Extends the button over the whole row. */
  & > button::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  & > button:focus-visible {
    outline: 0;
  }

  & > button:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: var(--r-2);
  }

  & > span {
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  @media (max-width: 767px) {
    flex-basis: calc(100% - 60px);

    & > * {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`

/** In the columns of the campaigns, from 768px. */
const Meta = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  @media (max-width: 767px) {
    flex: 0 0 calc(100% - 60px);
    flex-wrap: wrap;
    gap: 2px var(--sp-3);
    margin-left: 60px;
    padding: 2px 0;
  }
`

const Status = styled.span`
  width: calc(${CAMPAIGN_WIDTHS.status + CAMPAIGN_WIDTHS.items}px - 2 * var(--sp-3));

  @media (max-width: 767px) {
    width: auto;
  }
`

const Figure = styled.span`
  width: var(--column);
  font-family: var(--font-num);
  text-align: end;
  white-space: nowrap;

  &:last-child {
    width: calc(var(--column) - var(--sp-2));
  }

  &[data-mute] {
    color: var(--text-3);
  }

  & > :first-child {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media (max-width: 767px) {
    &,
    &:last-child {
      width: auto;
    }

    font-size: var(--fs-small);

    & > :first-child {
      position: static;
      clip-path: none;
      color: var(--text-3);
      font-family: var(--font-ui);
    }
  }
`

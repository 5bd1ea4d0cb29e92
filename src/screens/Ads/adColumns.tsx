import { mapValues } from 'es-toolkit'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import type { Column } from '#components/data/DataTable/column.ts'
import type { RowValues } from '#components/data/DataTable/sortRows.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { DASH, formatDayNumeric } from '#domain/format.ts'
import { adsText, type PlatformNames } from '#domain/messages/ads.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import { metricColumns } from '../shared/metricColumns.ts'
import { AdName } from './AdName.tsx'
import type { AdColumnKey } from './adsView.ts'

const text = adsText.columns

/** The ad column or one that can be hidden. */
type AdTableColumnKey = 'name' | AdColumnKey

/** Columns in table order, without the cells that need context. The first is also the card's heading. */
export const AD_COLUMNS: Record<AdTableColumnKey, Omit<Column<AdLine>, 'key'>> = {
  name: { label: text.name, type: 'custom', sortable: true, minWidth: 240, value: ({ ad }) => ad.name },
  kind: { label: text.kind, type: 'text', width: 132, hideBelow: 1200, value: ({ kind }) => kind },
  platform: {
    label: text.platform,
    type: 'custom',
    sortable: true,
    width: 124,
    hideBelow: 768,
    value: ({ platforms }) => platforms,
  },
  status: {
    label: text.status,
    type: 'custom',
    sortable: true,
    width: 116,
    card: 'corner',
    value: ({ status }) => status,
    render: ({ knownStatus, status }) => <StatusMark status={knownStatus} label={status ?? adsText.noStatus} />,
  },
  live: {
    label: text.live,
    type: 'custom',
    sortable: true,
    descendingFirst: true,
    width: 124,
    hideBelow: 1200,
    value: ({ ad }) => ad.countryIds.length,
  },
  start: {
    label: text.start,
    type: 'custom',
    sortable: true,
    descendingFirst: true,
    width: 108,
    hideBelow: 1200,
    value: startNumber,
    render: ({ ad }) => <span className="num">{formatDayNumeric(ad.startsOn)}</span>,
  },
  ...metricColumns<AdLine>({ clicks: 92, impressions: 118, conversions: 118, ctr: 82 }),
  rating: {
    label: text.rating,
    type: 'custom',
    sortable: true,
    descendingFirst: true,
    align: 'end',
    width: 88,
    value: ({ ad }) => ad.rating,
    render: ({ ad }) =>
      ad.rating === null ? (
        <span className="t3">{DASH}</span>
      ) : (
        <span className="num">{adsText.ratingOf(ad.rating)}</span>
      ),
  },
}

/** What ads are sorted by: also by the title's name, which the table shows below the ad's name. */
export const AD_VALUES: RowValues<AdLine> = {
  ...mapValues(AD_COLUMNS, ({ value }) => value),
  title: ({ ad }) => ad.titleName,
}

interface ColumnContext {
  countryNames: ReadonlyMap<string, string>
  /** Cards show a larger thumbnail. */
  cards: boolean
  /** Whether the list spans titles, so that each ad shows its title. */
  withTitle: boolean
  platforms: PlatformNames
}

/** All columns in table order. */
export function adColumns({ countryNames, cards, withTitle, platforms }: ColumnContext): Column<AdLine>[] {
  const renderers: Partial<Record<AdTableColumnKey, Column<AdLine>['render']>> = {
    name: (line) => <AdName line={line} large={cards} withTitle={withTitle} />,
    platform: ({ ad }) =>
      ad.platforms.length === 0 ? (
        <span className="t3">{DASH}</span>
      ) : (
        ad.platforms.map((platform) => <PlatformMark key={platform} platform={platform} label={platforms[platform]} />)
      ),
    live: ({ ad }) => <CountryList ids={ad.countryIds} names={countryNames} />,
  }
  return (Object.keys(AD_COLUMNS) as AdTableColumnKey[]).map((key) => {
    const render = renderers[key]
    return { ...AD_COLUMNS[key], key, ...(render && { render }) }
  })
}

/** An ad's start date as a sortable number: 20261122. */
function startNumber({ ad }: AdLine): number | null {
  return ad.startsOn === null ? null : Number(ad.startsOn.replaceAll('-', ''))
}

import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import type { Column } from '#components/data/DataTable/column.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { DASH, formatDayNumeric } from '#domain/format.ts'
import { adsText, platformNames, type PlatformNames } from '#domain/messages/ads.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import { metricColumns } from '../shared/metricColumns.ts'
import { AdName } from './AdName.tsx'

const text = adsText.columns

interface ColumnContext {
  countryNames: ReadonlyMap<string, string>
  /** Cards show a larger thumbnail. */
  cards: boolean
  /** Whether the list spans titles, so that each ad shows its title. */
  withTitle: boolean
  platforms: PlatformNames
}

/** The ads table's columns in order. The first one is also the card's heading. */
export function adColumns({ countryNames, cards, withTitle, platforms }: ColumnContext): Column<AdLine>[] {
  const columns: Column<AdLine>[] = [
    {
      key: 'name',
      label: text.name,
      type: 'custom',
      sortable: true,
      minWidth: 240,
      value: ({ ad }) => ad.name,
      render: (line) => <AdName line={line} large={cards} withTitle={withTitle} />,
    },
    { key: 'kind', label: text.kind, type: 'text', width: 132, hideBelow: 1200, value: ({ kind }) => kind },
    {
      key: 'platform',
      label: text.platform,
      type: 'custom',
      sortable: true,
      width: 124,
      hideBelow: 768,
      value: ({ platforms }) => platforms,
      render: ({ ad }) =>
        ad.platforms.length === 0 ? (
          <span className="t3">{DASH}</span>
        ) : (
          ad.platforms.map((platform) => (
            <PlatformMark key={platform} platform={platform} label={platforms[platform]} />
          ))
        ),
    },
    {
      key: 'status',
      label: text.status,
      type: 'custom',
      sortable: true,
      width: 116,
      card: 'corner',
      value: ({ status }) => status,
      render: ({ knownStatus, status }) => <StatusMark status={knownStatus} label={status ?? adsText.noStatus} />,
    },
    {
      key: 'live',
      label: text.live,
      type: 'custom',
      sortable: true,
      descendingFirst: true,
      width: 124,
      hideBelow: 1200,
      value: ({ ad }) => ad.countryIds.length,
      render: ({ ad }) => <CountryList ids={ad.countryIds} names={countryNames} />,
    },
    {
      key: 'start',
      label: text.start,
      type: 'custom',
      sortable: true,
      descendingFirst: true,
      width: 108,
      hideBelow: 1200,
      value: startNumber,
      render: ({ ad }) => <span className="num">{formatDayNumeric(ad.startsOn)}</span>,
    },
    ...Object.values(metricColumns<AdLine>({ clicks: 92, impressions: 118, conversions: 118, ctr: 82 })),
    {
      key: 'rating',
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
  ]
  return columns
}

/** An ad's start date as a sortable number: 20261122. */
function startNumber({ ad }: AdLine): number | null {
  return ad.startsOn === null ? null : Number(ad.startsOn.replaceAll('-', ''))
}

/** Columns for sorting, including the title's name, which the table shows below the ad's name. */
export const AD_SORT_COLUMNS: readonly Column<AdLine>[] = [
  ...adColumns({ countryNames: new Map(), cards: false, withTitle: true, platforms: platformNames }),
  { key: 'title', label: text.title, type: 'text', value: ({ ad }) => ad.titleName },
]

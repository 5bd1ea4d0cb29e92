import { mapValues } from 'es-toolkit'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import type { Column, FileColumn } from '#components/data/DataTable/column.ts'
import type { RowValues } from '#components/data/DataTable/sortRows.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { DASH, formatDayNumeric } from '#domain/format.ts'
import { adsShownFileText as fileText, adsText } from '#domain/messages/ads.ts'
import { AD_MEASURES } from '#domain/metrics.ts'
import type { PlatformNames } from '#domain/platforms.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import { measureColumns } from '../shared/measureColumns.ts'
import { AdName } from './AdName.tsx'
import type { AdReasons } from './AdReasons.ts'
import { AD_COLUMN_KEYS, type AdColumnKey } from './adsView.ts'
import { RejectionReason } from './RejectionReason.tsx'

const text = adsText.columns

/** The ad column or one that can be hidden. */
type AdTableColumnKey = 'name' | AdColumnKey

/** The reason has the status in the file: reasons are known of those in sight only. */
const STATUS_FILE: readonly FileColumn<AdLine>[] = [
  { head: text.status, value: ({ status }) => status ?? adsText.noStatus },
]

/** Columns in table order, without the cells that need context. The first is also the card's heading. */
export const AD_COLUMNS: Record<AdTableColumnKey, Omit<Column<AdLine>, 'key'>> = {
  name: {
    label: text.name,
    type: 'custom',
    sortable: true,
    minWidth: 200,
    value: ({ ad }) => ad.name,
    file: [
      { head: fileText.id, value: ({ ad }) => ad.id },
      { head: text.name, value: ({ ad }) => ad.name },
      { head: text.title, value: ({ ad }) => ad.titleName },
    ],
  },
  kind: { label: text.kind, type: 'text', width: 132, hideBelow: 1200, value: ({ kind }) => kind },
  platform: {
    label: text.platform,
    type: 'custom',
    sortable: true,
    width: 112,
    hideBelow: 1024,
    value: ({ platforms }) => platforms,
    file: [{ head: text.platform, value: ({ platforms }) => platforms }],
  },
  status: {
    label: text.status,
    type: 'custom',
    sortable: true,
    width: 108,
    card: 'corner',
    value: ({ status }) => status,
    file: STATUS_FILE,
    render: ({ knownStatus, status }) => <StatusMark status={knownStatus} label={status ?? adsText.noStatus} />,
  },
  live: {
    label: text.live,
    type: 'custom',
    sortable: true,
    descendingFirst: true,
    width: 116,
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
    file: [{ head: text.start, value: ({ ad }) => ad.startsOn }],
    render: ({ ad }) => (
      <span className={ad.startsOn === null ? 'num t3' : 'num'}>{formatDayNumeric(ad.startsOn)}</span>
    ),
  },
  ...measureColumns(AD_MEASURES),
  rating: {
    label: text.rating,
    type: 'custom',
    sortable: true,
    descendingFirst: true,
    align: 'end',
    width: 80,
    hideBelow: 1024,
    value: ({ ad }) => ad.rating,
    file: [{ head: text.rating, value: ({ ad }) => ad.rating }],
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
  /** Rows are cards, which say below the name why an ad was rejected. */
  cards: boolean
  /** Ads have their platforms' marks beside the name: there is no room for a column. */
  marksPlatforms: boolean
  /** Whether the list spans titles, so that each ad shows its title. */
  withTitle: boolean
  platforms: PlatformNames
  /** Set if ads say why they were rejected. */
  reasons: AdReasons | null
}

/** All columns in table order. */
export function adColumns(context: ColumnContext): Column<AdLine>[] {
  const { countryNames, cards, marksPlatforms, withTitle, platforms, reasons } = context
  const renderers: Partial<Record<AdTableColumnKey, Column<AdLine>['render']>> = {
    name: (line) => (
      <AdName
        line={line}
        withTitle={withTitle}
        platforms={marksPlatforms ? platforms : null}
        reasons={cards ? reasons : null}
      />
    ),
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
    if (key === 'status' && reasons !== null && !cards) return reasonColumn(reasons)
    return {
      ...AD_COLUMNS[key],
      key,
      ...(render && { render }),
      ...(key === 'live' && { file: countriesFile(countryNames) }),
    }
  })
}

const countriesFile = (names: ReadonlyMap<string, string>): readonly FileColumn<AdLine>[] => [
  { head: text.live, value: ({ ad }) => ad.countryIds.map((id) => names.get(id) ?? id).join(', ') },
]

/** Takes the place of the status where all are rejected. */
function reasonColumn(reasons: AdReasons): Column<AdLine> {
  return {
    key: 'status',
    label: text.reason,
    type: 'custom',
    minWidth: 320,
    value: ({ status }) => status,
    file: STATUS_FILE,
    render: ({ ad }) => <RejectionReason adId={ad.id} reasons={reasons} maxLines={3} />,
  }
}

/**
 * The ad and the chosen columns. Reasons are shown whatever is chosen; unless other columns than the default are, some
 * make room for them.
 */
export function shownColumns(
  columns: readonly Column<AdLine>[],
  chosen: readonly AdColumnKey[],
  hasReasons: boolean,
): Column<AdLine>[] {
  const isDefault = chosen.length === AD_COLUMN_KEYS.length
  return columns.filter(({ key }) => {
    if (key === 'name' || (hasReasons && key === 'status')) return true
    return chosen.some((each) => each === key) && !(hasReasons && isDefault && ['live', 'ctr'].includes(key))
  })
}

/** An ad's start date as a sortable number: 20261122. */
function startNumber({ ad }: AdLine): number | null {
  return ad.startsOn === null ? null : Number(ad.startsOn.replaceAll('-', ''))
}

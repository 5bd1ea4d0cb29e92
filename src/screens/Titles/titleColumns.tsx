import { mapValues } from 'es-toolkit'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import type { Column } from '#components/data/DataTable/column.ts'
import type { RowValues } from '#components/data/DataTable/sortRows.ts'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import type { Day } from '#domain/day.ts'
import { MEASURES } from '#domain/metrics.ts'
import type { Period } from '#domain/period.ts'
import { formatIsbn } from '#domain/formatIsbn.ts'
import { formatDayNumeric, formatNumber } from '#domain/format.ts'
import { titlesText } from '#domain/messages/titles.ts'
import { titlesShownFileText as fileText } from '#domain/messages/titlesFile.ts'
import { measureColumns } from '../shared/measureColumns.ts'
import type { TitleLine } from './titleLines.ts'
import type { TitleColumnKey } from './titlesView.ts'
import { TitleTrend } from './TitleTrend.tsx'
import { Cover } from '#components/data/Cover/Cover.tsx'
import { LongName } from '#components/data/LongName/LongName.tsx'
import { SharedElement } from '#components/lib/SharedElement.tsx'
import type { Title } from '#domain/catalogue.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'

/** The title column or an optional one. */
type TitleTableColumnKey = 'title' | TitleColumnKey

/** Data for the cells besides the titles. */
interface ColumnContext {
  countryNames: ReadonlyMap<string, string>
  /** The period of the trends. */
  period: Period
  /** Cards show a larger cover. */
  cards: boolean
}

const text = titlesText.columns

/** Columns without the cells that need context. */
const COLUMNS: Record<TitleTableColumnKey, Omit<Column<TitleLine>, 'key'>> = {
  title: {
    label: text.title.head,
    type: 'custom',
    sortable: true,
    minWidth: 260,
    value: ({ title }) => title.name,
    file: [
      { head: fileText.id, value: ({ title }) => title.id },
      { head: text.title.head, value: ({ title }) => title.name },
      { head: fileText.author, value: ({ title }) => title.author },
      { head: fileText.isbn, value: ({ title }) => (title.isbn13 === null ? null : formatIsbn(title.isbn13)) },
    ],
  },
  series: {
    label: text.series.head,
    type: 'text',
    width: 150,
    value: ({ title }) => title.parentName,
  },
  type: { label: text.type.head, type: 'text', width: 112, value: ({ type }) => type },
  status: {
    label: text.status.head,
    type: 'custom',
    sortable: true,
    width: 108,
    card: 'corner',
    value: ({ status }) => status,
    file: [{ head: text.status.head, value: ({ status }) => status ?? titlesText.noStatus }],
    render: ({ knownStatus, status }) => <StatusMark status={knownStatus} label={status ?? titlesText.noStatus} />,
  },
  live: {
    label: text.live.head,
    type: 'custom',
    sortable: true,
    descendingFirst: true,
    width: 132,
    hideBelow: 1200,
    value: ({ title }) => title.liveCountryIds.length,
  },
  ads: {
    label: text.ads.head,
    help: text.ads.help,
    type: 'int',
    width: 88,
    hideBelow: 1024,
    value: ({ title }) => title.liveAdCount,
    render: ({ title }) => adCounts(title.liveAdCount, title.adCount),
    total: {
      values: [({ title }) => title.liveAdCount, ({ title }) => title.adCount],
      render: ([live = null, all = null]) => adCounts(live ?? 0, all ?? 0),
    },
    file: [
      { head: fileText.adsLive, value: ({ title }) => title.liveAdCount, total: ([live = null]) => live ?? 0 },
      { head: fileText.ads, value: ({ title }) => title.adCount, total: ([, all = null]) => all ?? 0 },
    ],
  },
  ...measureColumns(MEASURES),
  trend: {
    label: text.trend.head,
    help: text.trend.help,
    type: 'custom',
    screenOnly: true,
    width: 136,
    align: 'end',
    hideBelow: 1200,
    value: () => null,
  },
  imprint: { label: text.imprint.head, type: 'text', width: 160, value: ({ title }) => title.imprint },
  published: {
    label: text.published.head,
    type: 'custom',
    sortable: true,
    descendingFirst: true,
    width: 112,
    value: ({ title }) => dayNumber(title.publishedOn),
    file: [{ head: text.published.head, value: ({ title }) => title.publishedOn }],
    render: ({ title }) => (
      <span className={title.publishedOn === null ? 'num t3' : 'num'}>{formatDayNumeric(title.publishedOn)}</span>
    ),
  },
}

const adCounts = (live: number, all: number) => (
  <>
    <span>{formatNumber(live)}</span>
    <span className="t3">{`/${formatNumber(all)}`}</span>
  </>
)

/** A date as a sortable number: 20261122. */
const dayNumber = (day: Day | null) => (day === null ? null : Number(day.replaceAll('-', '')))

/** All columns in table order. */
export function titleColumns({ countryNames, period, cards }: ColumnContext): Column<TitleLine>[] {
  const renderers: Partial<Record<TitleTableColumnKey, Column<TitleLine>['render']>> = {
    title: ({ title }) => <TitleName title={title} large={cards} />,
    live: ({ title }) =>
      title.liveCountryIds.length === 0 ? (
        <span className="small t3">{titlesText.noCountries}</span>
      ) : (
        <CountryList ids={title.liveCountryIds} names={countryNames} />
      ),
    trend: (line) => <TitleTrend line={line} period={period} />,
  }
  const liveFile: Column<TitleLine>['file'] = [
    {
      head: text.live.head,
      value: ({ title }) => title.liveCountryIds.map((id) => countryNames.get(id) ?? id).join(', '),
    },
  ]
  return (Object.keys(COLUMNS) as TitleTableColumnKey[]).map((key) => {
    const render = renderers[key]
    return { key, ...COLUMNS[key], ...(render && { render }), ...(key === 'live' && { file: liveFile }) }
  })
}

/** What titles are sorted by, also while a column is hidden. */
export const TITLE_VALUES: RowValues<TitleLine> = mapValues(COLUMNS, ({ value }) => value)

/** Cover, name and author at the start of a title's row or card. Styled by TitlesTable. */
function TitleName({ title: { id, name, author, coverUrl }, large }: { title: Title; large: boolean }) {
  return (
    <span className="title-name" title={shortTooltip(author === null ? name : `${name}\n${author}`)}>
      <SharedElement name={`title-${id}`}>
        <Cover url={coverUrl} title={name} width={large ? 32 : 24} />
      </SharedElement>
      <span className="title-text">
        <b>
          <LongName name={name} />
        </b>
        {author !== null && <span dir="auto">{shortName(author)}</span>}
      </span>
    </span>
  )
}

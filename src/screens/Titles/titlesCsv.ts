import { formatCsv, type CsvCell } from '#domain/csv.ts'
import { titlesText, titlesFileText as file } from '#domain/messages/titles.ts'
import type { TitleLine } from './titleLines.ts'
import type { TitleColumnKey } from './titlesView.ts'

type FileColumn = [head: string, value: (line: TitleLine) => CsvCell]

const { columns } = titlesText

/** CSV columns for each visible column: ids beside names, separate counts, ratios from 0 to 1, no trends. */
const FILE_COLUMNS: Record<TitleColumnKey, FileColumn[]> = {
  status: [
    [file.statusId, ({ title }) => title.statusId],
    [columns.status.head, ({ status }) => status],
  ],
  live: [[file.liveIds, ({ title }) => title.liveCountryIds.join(' ')]],
  ads: [
    [file.adsLive, ({ title }) => title.liveAdCount],
    [file.ads, ({ title }) => title.adCount],
  ],
  clicks: [[columns.clicks.head, (line) => line.clicks]],
  impressions: [[columns.impressions.head, (line) => line.impressions]],
  conversions: [[columns.conversions.head, (line) => line.conversions]],
  ctr: [[columns.ctr.head, (line) => line.ctr]],
  rate: [[columns.rate.head, (line) => line.conversionRate]],
  trend: [],
  imprint: [[columns.imprint.head, ({ title }) => title.imprint]],
  published: [[columns.published.head, ({ title }) => title.publishedOn]],
}

const FIXED_COLUMNS: FileColumn[] = [
  [file.id, ({ title }) => title.id],
  [columns.title.head, ({ title }) => title.name],
  [file.author, ({ title }) => title.author],
  [file.isbn13, ({ title }) => title.isbn13],
]

/** CSV of the given titles in order, with ids and the visible columns. */
export function titlesCsv(lines: readonly TitleLine[], visible: readonly TitleColumnKey[]): string {
  const fileColumns = [...FIXED_COLUMNS, ...visible.flatMap((key) => FILE_COLUMNS[key])]
  return formatCsv([
    fileColumns.map(([head]) => head),
    ...lines.map((line) => fileColumns.map(([, value]) => value(line))),
  ])
}

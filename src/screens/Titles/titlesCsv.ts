import { API_FIGURE_NAMES } from '#domain/apiFigureNames.ts'
import { formatCsv, type CsvCell } from '#domain/csv.ts'
import { titlesFileText as file } from '#domain/messages/titlesFile.ts'
import { METRICS } from '#domain/metrics.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import type { TitleLine } from './titleLines.ts'

type FileColumn = [head: string, value: (line: TitleLine) => CsvCell]

const COLUMNS: readonly FileColumn[] = [
  [file.id, ({ title }) => title.id],
  [file.title, ({ title }) => title.name],
  [file.author, ({ title }) => title.author],
  [file.parentId, ({ title }) => title.parentId],
  [file.parent, ({ title }) => title.parentName],
  [file.typeId, ({ title }) => title.typeId],
  [file.isbn13, ({ title }) => title.isbn13],
  [file.imprint, ({ title }) => title.imprint],
  [file.published, ({ title }) => title.publishedOn],
  [file.genre, ({ title }) => title.genre],
  [file.statusId, ({ title }) => title.statusId],
  [file.status, ({ status }) => status],
  [file.liveIds, ({ title }) => title.liveCountryIds.join(' ')],
  [file.adsLive, ({ title }) => title.liveAdCount],
  [file.ads, ({ title }) => title.adCount],
  ...PLATFORMS.flatMap((platform) =>
    METRICS.map((metric): FileColumn => [
      API_FIGURE_NAMES[platform][metric],
      ({ title }) => title.figures?.[platform][metric],
    ]),
  ),
]

/**
 * The CSV file of titles for programs: every column under the API's name, whatever the table shows, and the nine counts.
 * No ratios: they can be computed from the counts.
 */
export function titlesCsv(lines: readonly TitleLine[]): string {
  return formatCsv([COLUMNS.map(([head]) => head), ...lines.map((line) => COLUMNS.map(([, value]) => value(line)))])
}

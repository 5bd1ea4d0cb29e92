import { API_FIGURE_NAMES } from '#domain/apiFigureNames.ts'
import { formatCsv, type CsvCell } from '#domain/csv.ts'
import { adsFileText as file } from '#domain/messages/ads.ts'
import { METRICS } from '#domain/metrics.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import type { AdLine } from '../shared/ads/adLines.ts'

type FileColumn = [head: string, value: (line: AdLine) => CsvCell]

const COLUMNS: readonly FileColumn[] = [
  [file.id, ({ ad }) => ad.id],
  [file.name, ({ ad }) => ad.name],
  [file.titleId, ({ ad }) => ad.titleId],
  [file.title, ({ ad }) => ad.titleName],
  [file.typeId, ({ ad }) => ad.typeId],
  [file.classId, ({ ad }) => ad.classId],
  [file.platforms, ({ ad }) => ad.platforms.join(' ')],
  [file.status, ({ ad }) => ad.status],
  [file.countries, ({ ad }) => ad.countryIds.join(' ')],
  [file.start, ({ ad }) => ad.startsOn],
  [file.end, ({ ad }) => ad.endsOn],
  [file.campaigns, ({ ad }) => ad.campaignCount],
  [file.rating, ({ ad }) => ad.rating],
  ...PLATFORMS.flatMap((platform) =>
    METRICS.map((metric): FileColumn => [
      API_FIGURE_NAMES[platform][metric],
      ({ ad }) => ad.figures?.[platform][metric],
    ]),
  ),
]

/**
 * The CSV file of ads for programs: every column under the API's name, whatever the table shows, and the nine counts. No
 * ratios: they can be computed from the counts.
 */
export function adsCsv(lines: readonly AdLine[]): string {
  return formatCsv([COLUMNS.map(([head]) => head), ...lines.map((line) => COLUMNS.map(([, value]) => value(line)))])
}

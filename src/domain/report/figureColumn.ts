import { PLATFORMS, type PlatformOrAll } from '../platforms.ts'
import { DIMENSIONS } from './dimensions.ts'
import { MEASURES, type Measure } from '../metrics.ts'

/** A column of figures: a measure of one platform or of all, or its change. */
export interface FigureColumn {
  platform: PlatformOrAll
  measure: Measure
  change: boolean
}

const COLUMNS = (['all', ...PLATFORMS] as const).flatMap((platform) =>
  MEASURES.flatMap((measure) => [false, true].map((change): FigureColumn => ({ platform, measure, change }))),
)

/** Sort key of a column: 'clicks', 'gad.ctr', 'clicks.change'. */
export function figureKey({ platform, measure, change }: FigureColumn): string {
  return `${platform === 'all' ? '' : `${platform}.`}${measure}${change ? '.change' : ''}`
}

const BY_KEY: ReadonlyMap<string, FigureColumn> = new Map(COLUMNS.map((column) => [figureKey(column), column]))

/** The column with a sort key, the inverse of figureKey. */
export function figureColumn(key: string): FigureColumn | undefined {
  return BY_KEY.get(key)
}

/** All sort keys of a report: its dimensions, by name or day, and every column of figures. */
export const REPORT_SORTABLE: readonly string[] = [...DIMENSIONS, ...BY_KEY.keys()]

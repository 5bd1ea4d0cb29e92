import { chunk } from 'es-toolkit'
import { eachDay, startOfMonth, type Day } from '../day.ts'
import { byMetric, isKnown, NO_FIGURES, type Figures } from '../metrics.ts'
import { byPlatform, PLATFORMS, type Platform } from '../platforms.ts'
import type { cellCodes, PeriodSide } from './cellCodes.ts'
import type { PeriodRows, ReportRows, StoredRow } from './reportReading.ts'
import { campaignPlace, type Place, type ReportTree } from './reportTree.ts'
import { addToRow, noFigures, type RowFigures } from './sums.ts'

export interface SumOptions extends Pick<ReportRows, 'per'> {
  tree: ReportTree
  /** The place of every refkey. */
  places: ReadonlyMap<number, Place>
  codes: Codes
  /** The platforms to add up; without a known platform, figures count only if all are. */
  platforms: ReadonlySet<Platform>
  /** Adds zeros for the days before this one on which a campaign ran; null to leave them out. */
  fillBefore: Day | null
}

/** The cells of a period by the index of their first member, then by code: many small maps are faster than a large one. */
export type Cells = readonly (ReadonlyMap<number, RowFigures> | undefined)[]

/** The sums of the cells of a period (see cellCodes). A row without figures still makes a cell, so that it is not lost. */
export function sumCells(
  { rows, period }: PeriodRows,
  side: PeriodSide,
  { per, tree, places, codes, platforms, fillBefore }: SumOptions,
): Cells {
  // Rows of a month are on its first day, which may be before the period.
  const firstDay = per === 'month' ? startOfMonth(period.from) : period.from
  const dayParts = new Map(eachDay(firstDay, period.to).map((day) => [day, codes.dayPart(day, side)]))
  const placeParts = new Map(
    Array.from(places, ([refkey, place]) => {
      const on = (platform: Platform | null) => {
        const counts = platform === null ? platforms.size === PLATFORMS.length : platforms.has(platform)
        return counts ? codes.placePart({ ...place, platform }) : null
      }
      const parts = { ...byPlatform(on), unknown: on(null) }
      return [refkey, { own: place.platform ?? 'unknown', parts }] as const
    }),
  )

  const cells: NewCells = []
  for (const part of chunk(rows, ROWS_PER_CALL)) addRows(part, { cells, codes, dayParts, placeParts })
  if (fillBefore === null) return cells
  const days = [...dayParts].filter(([day]) => day >= period.from && day < fillBefore)
  for (const { id, platform, startsOn, endsOn } of tree.campaigns.values()) {
    if (platform === null || startsOn === null || !platforms.has(platform)) continue
    const place = codes.placePart(campaignPlace(tree, id))
    const ran = days.filter(([day]) => day >= startsOn && (endsOn === null || day <= endsOn))
    for (const part of new Set(ran.map(([, part]) => part))) addTo(cells, codes, place, part, platform, ZEROS)
  }
  return cells
}

const ZEROS: Figures = byMetric(() => 0)

type Codes = ReturnType<typeof cellCodes>
type NewCells = (Map<number, RowFigures> | undefined)[]

/** The codes of a place by platform, without the day's part; null where the platform does not count. */
interface PlaceParts {
  own: keyof RowFigures
  parts: Record<keyof RowFigures, number | null>
}

/**
 * What runs for every row is a function of its own with the platforms by name, called for some rows at a time: engines
 * optimise what is called often, and one loop over all rows takes nearly twice as long.
 */
const ROWS_PER_CALL = 1024

interface Summing {
  cells: NewCells
  codes: Codes
  dayParts: ReadonlyMap<Day, number>
  placeParts: ReadonlyMap<number, PlaceParts>
}

function addRows(rows: readonly StoredRow[], { cells, codes, dayParts, placeParts }: Summing): void {
  for (const row of rows) {
    const day = dayParts.get(row.day)
    const place = placeParts.get(row.refkey)
    if (day === undefined || place === undefined) continue
    const { own, parts } = place
    if ('figures' in row) {
      const { gad, mad, pad } = row.figures
      if (isKnown(gad)) addTo(cells, codes, parts.gad, day, 'gad', gad)
      if (isKnown(mad)) addTo(cells, codes, parts.mad, day, 'mad', mad)
      if (isKnown(pad)) addTo(cells, codes, parts.pad, day, 'pad', pad)
      if (!isKnown(gad) && !isKnown(mad) && !isKnown(pad)) addTo(cells, codes, parts[own], day, own, NO_FIGURES)
    } else addTo(cells, codes, parts[own], day, own, row)
  }
}

function addTo(
  cells: NewCells,
  codes: Codes,
  placePart: number | null,
  dayPart: number,
  column: keyof RowFigures,
  figures: Figures,
): void {
  if (placePart === null) return
  const code = placePart + dayPart
  const group = (cells[codes.groupOf(code)] ??= new Map<number, RowFigures>())
  let cell = group.get(code)
  if (cell === undefined) group.set(code, (cell = noFigures()))
  addToRow(cell, column, figures)
}

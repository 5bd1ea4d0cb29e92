import { eachDay, startOfMonth, type Day } from '../day.ts'
import { isKnown, NO_FIGURES, PLATFORMS, type Figures, type Platform } from '../metrics.ts'
import type { cellCodes, PeriodSide } from './cellCodes.ts'
import type { PeriodRows, ReportRows, StoredRow } from './reportReading.ts'
import { campaignPlace, type Place, type ReportTree } from './reportTree.ts'
import { addToRow, noFigures, type RowFigures } from './sums.ts'

export interface SumOptions extends Pick<ReportRows, 'per'> {
  tree: ReportTree
  /** The place of every refkey. */
  places: ReadonlyMap<number, Place>
  codes: ReturnType<typeof cellCodes>
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
      const parts = { gad: on('gad'), mad: on('mad'), pad: on('pad'), unknown: on(null) }
      return [refkey, { own: place.platform ?? 'unknown', parts }] as const
    }),
  )

  const cells: (Map<number, RowFigures> | undefined)[] = []
  const add = (placePart: number | null, dayPart: number, platform: keyof RowFigures, figures: Figures) => {
    if (placePart === null) return
    const code = placePart + dayPart
    const group = (cells[codes.groupOf(code)] ??= new Map<number, RowFigures>())
    let cell = group.get(code)
    if (cell === undefined) group.set(code, (cell = noFigures()))
    addToRow(cell, platform, figures)
  }
  const addRow = (row: StoredRow) => {
    const day = dayParts.get(row.day)
    const place = placeParts.get(row.refkey)
    if (day === undefined || place === undefined) return
    const { own, parts } = place
    if (!('figures' in row)) {
      add(parts[own], day, own, row)
      return
    }
    // By name, as this runs for every row: a loop over the platforms takes twice as long.
    const { gad, mad, pad } = row.figures
    if (isKnown(gad)) add(parts.gad, day, 'gad', gad)
    if (isKnown(mad)) add(parts.mad, day, 'mad', mad)
    if (isKnown(pad)) add(parts.pad, day, 'pad', pad)
    if (!isKnown(gad) && !isKnown(mad) && !isKnown(pad)) add(parts[own], day, own, NO_FIGURES)
  }
  for (const row of rows) addRow(row)
  if (fillBefore === null) return cells
  const days = [...dayParts].filter(([day]) => day >= period.from && day < fillBefore)
  for (const { id, platform, startsOn, endsOn } of tree.campaigns.values()) {
    if (platform === null || startsOn === null || !platforms.has(platform)) continue
    const place = codes.placePart(campaignPlace(tree, id))
    const ran = days.filter(([day]) => day >= startsOn && (endsOn === null || day <= endsOn))
    for (const part of new Set(ran.map(([, part]) => part))) add(place, part, platform, ZEROS)
  }
  return cells
}

const ZEROS: Figures = { clicks: 0, impressions: 0, conversions: 0 }

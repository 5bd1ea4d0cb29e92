import { eachDay, startOfMonth, type Day } from '../day.ts'
import { isKnown, NO_FIGURES, PLATFORMS, type Figures, type Platform } from '../metrics.ts'
import type { Period } from '../period.ts'
import { slicesOf, type Slices } from '../slices.ts'
import type { Axis } from './axes.ts'
import { cellCodes, type PeriodSide } from './cellCodes.ts'
import type { ReportStore, StoredRow } from './reportStore.ts'
import { campaignPlace, type Place, type ReportTree } from './reportTree.ts'
import { addToRow, noFigures, type RowFigures } from './sums.ts'

/** The rows of one of the two periods of a report. */
export interface ReportPart {
  store: ReportStore
  period: Period
  side: PeriodSide
}

export interface SumOptions {
  tree: ReportTree
  /** The place of every refkey. */
  places: ReadonlyMap<number, Place>
  axes: readonly Axis[]
  /** The platforms to add up; without a known platform, figures count only if all are. */
  platforms: ReadonlySet<Platform>
  /** Adds zeros for the days before this one on which a campaign ran; null to leave them out. */
  fillBefore: Day | null
}

/** The sums of the cells of a period, by code (see cellCodes). A row without figures still makes a cell, so that it is not lost. */
export function* sumCells(
  { store, period, side }: ReportPart,
  { tree, places, axes, platforms, fillBefore }: SumOptions,
): Slices<ReadonlyMap<number, RowFigures>> {
  const cells = new Map<number, RowFigures>()
  const codes = cellCodes(axes, side)
  // Rows of a month are on its first day, which may be before the period.
  const firstDay = store.per === 'month' ? startOfMonth(period.from) : period.from
  const dayParts = new Map(eachDay(firstDay, period.to).map((day) => [day, codes.dayPart(day)]))
  const placeParts = new Map(
    Array.from(places, ([refkey, place]) => {
      const partOn = (platform: Platform | null) => {
        const counts = platform === null ? platforms.size === PLATFORMS.length : platforms.has(platform)
        return counts ? codes.placePart({ ...place, platform }) : null
      }
      const own = place.platform
      return [refkey, { own, ofOwn: partOn(own), gad: partOn('gad'), mad: partOn('mad'), pad: partOn('pad') }]
    }),
  )

  const add = (placePart: number | null, dayPart: number, platform: Platform | null, figures: Figures) => {
    if (placePart === null) return
    const code = placePart + dayPart
    let cell = cells.get(code)
    if (cell === undefined) {
      cell = noFigures()
      cells.set(code, cell)
    }
    addToRow(cell, platform, figures)
  }
  const addRow = (row: StoredRow) => {
    const day = dayParts.get(row.day)
    const place = placeParts.get(row.refkey)
    if (day === undefined || place === undefined) return
    if ('figures' in row) {
      const { gad, mad, pad } = row.figures
      if (isKnown(gad)) add(place.gad, day, 'gad', gad)
      if (isKnown(mad)) add(place.mad, day, 'mad', mad)
      if (isKnown(pad)) add(place.pad, day, 'pad', pad)
      if (!isKnown(gad) && !isKnown(mad) && !isKnown(pad)) add(place.ofOwn, day, place.own, NO_FIGURES)
    } else add(place.ofOwn, day, place.own, row)
  }

  for (const rows of slicesOf(store.rows)) {
    for (const row of rows) addRow(row)
    yield
  }
  if (fillBefore === null) return cells
  const days = [...dayParts].filter(([day]) => day >= period.from && day < fillBefore)
  for (const { id, platform, startsOn, endsOn } of tree.campaigns.values()) {
    if (platform === null || startsOn === null || !platforms.has(platform)) continue
    const place = codes.placePart(campaignPlace(tree, id))
    const ran = days.filter(([day]) => day >= startsOn && (endsOn === null || day <= endsOn))
    for (const part of new Set(ran.map(([, part]) => part))) add(place, part, platform, ZEROS)
    yield
  }
  return cells
}

const ZEROS: Figures = { clicks: 0, impressions: 0, conversions: 0 }

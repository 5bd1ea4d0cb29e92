import { eachDay, startOfMonth, type Day } from '../day.ts'
import { memoized } from '../memoized.ts'
import { NO_FIGURES, PLATFORMS, type Figures, type Platform } from '../metrics.ts'
import type { Period } from '../period.ts'
import type { Slices } from '../slices.ts'
import type { Axis } from './axes.ts'
import { cellCodes, type PeriodSide } from './cellCodes.ts'
import type { ReportStore, StoredRow } from './reportStore.ts'
import { campaignPlace, placeOf, type ReportTree } from './reportTree.ts'
import { addFigures, noFigures, type RowFigures } from './sums.ts'

/** The rows of one of the two periods of a report. */
export interface ReportPart {
  store: ReportStore
  period: Period
  side: PeriodSide
}

export interface SumOptions {
  tree: ReportTree
  axes: readonly Axis[]
  /** The platforms to add up; without a known platform, figures count only if all are. */
  platforms: ReadonlySet<Platform>
  /** Adds zeros for the days before this one on which a campaign ran; null to leave them out. */
  fillBefore: Day | null
}

/** The sums of the cells of a period, by code (see cellCodes). A row without figures still makes a cell, so that it is not lost. */
export function* sumCells(
  { store, period, side }: ReportPart,
  { tree, axes, platforms, fillBefore }: SumOptions,
): Slices<ReadonlyMap<number, RowFigures>> {
  const cells = new Map<number, RowFigures>()
  const codes = cellCodes(axes, side)
  /** The parts of the code of a refkey's figures by platform; NaN if the platform is left out. */
  const placeParts = memoized((refkey: number) => {
    const place = placeOf(tree, store.of, refkey)
    const partOn = (platform: Platform | null) =>
      (platform === null ? platforms.size === PLATFORMS.length : platforms.has(platform))
        ? codes.placePart({ ...place, platform })
        : NaN
    const own = place.platform
    return { own, ofOwn: partOn(own), gad: partOn('gad'), mad: partOn('mad'), pad: partOn('pad') }
  })
  // Rows of a month are on its first day, which may be before the period.
  const firstDay = store.per === 'month' ? startOfMonth(period.from) : period.from
  const dayPart = memoized((day: Day) => (day >= firstDay && day <= period.to ? codes.dayPart(day) : NaN))

  const add = (code: number, platform: Platform | null, figures: Figures) => {
    if (Number.isNaN(code)) return
    let cell = cells.get(code)
    if (cell === undefined) {
      cell = noFigures()
      cells.set(code, cell)
    }
    addFigures(cell, platform, figures)
  }
  const addRow = (row: StoredRow) => {
    const day = dayPart(row.day)
    const place = placeParts(row.refkey)
    if (!('figures' in row)) {
      add(place.ofOwn + day, place.own, row)
      return
    }
    const { gad, mad, pad } = row.figures
    const [hasGad, hasMad, hasPad] = [hasAny(gad), hasAny(mad), hasAny(pad)]
    if (hasGad) add(place.gad + day, 'gad', gad)
    if (hasMad) add(place.mad + day, 'mad', mad)
    if (hasPad) add(place.pad + day, 'pad', pad)
    if (!hasGad && !hasMad && !hasPad) add(place.ofOwn + day, place.own, NO_FIGURES)
  }

  for (const page of store.pages) {
    for (const row of page) addRow(row)
    yield
  }
  if (fillBefore === null) return cells
  const days = eachDay(period.from, period.to)
    .filter((day) => day < fillBefore)
    .map((day) => ({ day, part: codes.dayPart(day) }))
  for (const { id, platform, startsOn, endsOn } of tree.campaigns.values()) {
    if (platform === null || startsOn === null || !platforms.has(platform)) continue
    const place = codes.placePart(campaignPlace(tree, id))
    const ran = days.filter(({ day }) => day >= startsOn && (endsOn === null || day <= endsOn))
    for (const part of new Set(ran.map((each) => each.part))) add(place + part, platform, ZEROS)
    yield
  }
  return cells
}

const ZEROS: Figures = { clicks: 0, impressions: 0, conversions: 0 }

function hasAny({ clicks, impressions, conversions }: Figures): boolean {
  return clicks !== null || impressions !== null || conversions !== null
}

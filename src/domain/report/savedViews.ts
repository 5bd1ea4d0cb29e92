import type { Day } from '../day.ts'
import { foldText } from '../foldText.ts'
import { presetPeriod, matchingPreset, PRESETS, type Preset } from '../period.ts'
import { reportAddress, type ReportKind, type ReportView } from './reportView.ts'

/**
 * A named state of a results screen. If its period matched a preset such as 'last 28 days' when it was saved, the
 * preset is stored and resolved on the day the view is opened; any other period keeps its dates.
 */
export interface SavedView {
  /** Unique and stable. */
  id: string
  name: string
  /** URL search string; without dates if `preset` is set. */
  search: string
  preset: Preset | null
}

/** Computes new views from the stored ones, which another tab may have changed before a late undo. */
export type SavedViewsUpdate = (views: readonly SavedView[]) => readonly SavedView[]

/** Most saved views per user, account and screen. */
export const MAX_SAVED_VIEWS = 50

/** In characters. */
export const MAX_NAME_LENGTH = 60

/** Longer than any search string that a screen writes. */
const MAX_SEARCH_LENGTH = 8000

/** Saves a view under a name, in place of one with the same name. Unchanged if the name is empty or the list full. */
export function saveView(
  views: readonly SavedView[],
  name: string,
  view: ReportView,
  today: Day,
  kind: ReportKind,
): readonly SavedView[] {
  const tidy = normalizeName(name)
  if (tidy === '') return views
  const preset = PRESETS.find((each) => each === matchingPreset(view.period, today)) ?? null
  const period = preset === null ? view.period : presetPeriod('28d', today)
  const stored = { search: reportAddress(today, kind).write({ ...view, period }), preset }
  const same = findViewByName(views, tidy)
  if (same !== undefined) return views.map((each) => (each === same ? { ...each, ...stored } : each))
  return views.length >= MAX_SAVED_VIEWS ? views : [...views, { id: newId(views), name: tidy, ...stored }]
}

/** Resolves a saved view for today. */
export function resolveView({ search, preset }: SavedView, today: Day, kind: ReportKind): ReportView {
  const { value: view } = reportAddress(today, kind).read(search)
  return preset === null ? view : { ...view, period: presetPeriod(preset, today) }
}

/** Renames a view. Unchanged if the name is empty or taken. */
export function renameView(views: readonly SavedView[], id: string, name: string): readonly SavedView[] {
  const tidy = normalizeName(name)
  const same = findViewByName(views, tidy)
  if (tidy === '' || (same !== undefined && same.id !== id)) return views
  return views.map((each) => (each.id === id ? { ...each, name: tidy } : each))
}

/** Puts a deleted view back, unless its name was taken or the list filled up since. */
export function restoreView(views: readonly SavedView[], view: SavedView, index: number): readonly SavedView[] {
  return findViewByName(views, view.name) !== undefined || views.length >= MAX_SAVED_VIEWS
    ? views
    : views.toSpliced(index, 0, view)
}

/** Finds a view by name, ignoring case and accents. */
export function findViewByName(views: readonly SavedView[], name: string): SavedView | undefined {
  const folded = foldText(normalizeName(name))
  return views.find((each) => foldText(each.name) === folded)
}

/** Makes a name one trimmed line of limited length, never splitting a character. */
export function normalizeName(name: string): string {
  return Array.from(name.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim()
}

/** Parses stored views, dropping anything invalid. */
export function parseSavedViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return []
  const views: SavedView[] = []
  for (const each of stored as unknown[]) {
    const view = parseView(each)
    if (view && views.length < MAX_SAVED_VIEWS && findViewByName(views, view.name) === undefined)
      views.push({ ...view, id: views.some(({ id }) => id === view.id) ? newId(views) : view.id })
  }
  return views
}

function parseView(stored: unknown): SavedView | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, name, search, preset = null } = stored as Record<string, unknown>
  if (
    typeof id !== 'string' ||
    typeof name !== 'string' ||
    typeof search !== 'string' ||
    search.length > MAX_SEARCH_LENGTH
  )
    return null
  const knownPreset = PRESETS.find((each) => each === preset)
  if (normalizeName(name) === '' || (preset !== null && knownPreset === undefined)) return null
  return { id, name: normalizeName(name), search, preset: knownPreset ?? null }
}

/** The highest id plus one. */
function newId(views: readonly SavedView[]): string {
  return String(Math.max(0, ...views.map(({ id }) => Number(id)).filter(Number.isSafeInteger)) + 1)
}

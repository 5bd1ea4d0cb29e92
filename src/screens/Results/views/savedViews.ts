import type { Day } from '#domain/catalogue.ts'
import { foldText } from '#domain/foldText.ts'
import { periodOf, presetOf, PRESETS, type Preset } from '#domain/period.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'

/**
 * A state of a results screen that somebody gave a name. Its period: where it was that of a preset when it was saved
 * ('last 28 days', also where that is the default), the preset is kept and the days are worked out anew on the day the view
 * is opened; any other two days stay those days. What it is compared with follows from the period.
 */
export interface SavedView {
  /** Unique, and the same for as long as the view is kept. */
  id: string
  name: string
  /** As in an address; without days where a preset is kept. */
  search: string
  preset: Preset | null
}

/** What is made of the views as they are then kept: an undo comes late, and another tab may have kept others. */
export type ViewsChange = (views: readonly SavedView[]) => readonly SavedView[]

/** Kept for each account and screen. */
export const MOST_VIEWS = 50

/** Letters of a name. */
export const LONGEST_NAME = 60

/** A search string longer than any that a screen writes. */
const LONGEST_SEARCH = 8000

/** Keeps a view under a name; one of the same name is replaced in its place. Unchanged where the name is empty or the list full. */
export function withView(
  views: readonly SavedView[],
  name: string,
  view: ReportView,
  today: Day,
  usual: readonly Dimension[],
): readonly SavedView[] {
  const tidy = tidyName(name)
  if (tidy === '') return views
  const preset = PRESETS.find((each) => each === presetOf(view.period, today)) ?? null
  const period = preset === null ? view.period : periodOf('28d', today)
  const kept = { search: reportAddress(today, usual).write({ ...view, period }), preset }
  const same = viewNamed(views, tidy)
  if (same !== undefined) return views.map((each) => (each === same ? { ...each, ...kept } : each))
  return views.length >= MOST_VIEWS ? views : [...views, { id: newId(views), name: tidy, ...kept }]
}

/** The view that a saved one stands for today. */
export function openView({ search, preset }: SavedView, today: Day, usual: readonly Dimension[]): ReportView {
  const { value: view } = reportAddress(today, usual).read(search)
  return preset === null ? view : { ...view, period: periodOf(preset, today) }
}

/** Unchanged where the name is empty, or that of another view. */
export function renamed(views: readonly SavedView[], id: string, name: string): readonly SavedView[] {
  const tidy = tidyName(name)
  const same = viewNamed(views, tidy)
  if (tidy === '' || (same !== undefined && same.id !== id)) return views
  return views.map((each) => (each.id === id ? { ...each, name: tidy } : each))
}

/** Puts one back where it stood, unless something else took its name since. */
export function restored(views: readonly SavedView[], view: SavedView, at: number): readonly SavedView[] {
  return viewNamed(views, view.name) !== undefined || views.length >= MOST_VIEWS ? views : views.toSpliced(at, 0, view)
}

/** The view with a name, whatever its case and accents. */
export function viewNamed(views: readonly SavedView[], name: string): SavedView | undefined {
  const folded = foldText(tidyName(name))
  return views.find((each) => foldText(each.name) === folded)
}

/** A name as it is kept: one line, no blanks around it, not cut within a letter. */
export function tidyName(name: string): string {
  return Array.from(name.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, LONGEST_NAME)
    .join('')
    .trim()
}

/** What the device kept: whatever is not a view is left out. */
export function readViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return []
  const views: SavedView[] = []
  for (const each of stored as unknown[]) {
    const view = readView(each)
    if (view && views.length < MOST_VIEWS && viewNamed(views, view.name) === undefined)
      views.push({ ...view, id: views.some(({ id }) => id === view.id) ? newId(views) : view.id })
  }
  return views
}

function readView(stored: unknown): SavedView | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, name, search, preset = null } = stored as Record<string, unknown>
  if (
    typeof id !== 'string' ||
    typeof name !== 'string' ||
    typeof search !== 'string' ||
    search.length > LONGEST_SEARCH
  )
    return null
  const known = PRESETS.find((each) => each === preset)
  if (tidyName(name) === '' || (preset !== null && known === undefined)) return null
  return { id, name: tidyName(name), search, preset: known ?? null }
}

/** One above the highest. */
function newId(views: readonly SavedView[]): string {
  return String(Math.max(0, ...views.map(({ id }) => Number(id)).filter(Number.isSafeInteger)) + 1)
}

import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { addDays, type Day } from '#domain/day.ts'
import { useEnvironment } from '../config/environment.ts'
import { useToday } from '../hooks/useToday.ts'
import { useResource } from '#query/useResource.ts'

/** Figures are updated once a day; spec section 7 leaves open how long they are fresh. */
export const FIGURES_FRESH_MS = 300_000

/**
 * The first day whose figures are incomplete: today. Yesterday in the hours in which it is not over yet in UTC, where
 * the figures may be made, unless it has any already.
 */
export function useReportToday(): Day {
  const { now } = useEnvironment()
  const today = useToday()
  const yesterday = addDays(today, -1)
  const isAhead = now().toISOString().startsWith(yesterday)
  const body = { day_from: yesterday, day_to: yesterday, limit: 1 }
  const { data: hasRows = false } = useResource<boolean>(
    isAhead ? ['report-today', body] : null,
    async (call) => (await call(reportVendorsDay, { body })).received > 0,
    { freshForMs: FIGURES_FRESH_MS, keepsPrevious: false },
  )
  return isAhead && !hasRows ? yesterday : today
}

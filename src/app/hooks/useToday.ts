import { toLocalDay, type Day } from '#domain/day.ts'
import { useEnvironment } from '../config/environment.ts'

/** Today's date in the user's time zone. */
export function useToday(): Day {
  return toLocalDay(useEnvironment().now())
}

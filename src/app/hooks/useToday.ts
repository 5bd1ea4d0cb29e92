import { dayOf } from '#domain/day.ts'
import type { Day } from '#domain/catalogue.ts'
import { useEnvironment } from '../config/environment.ts'

/** The calendar day it is where the user is. */
export function useToday(): Day {
  return dayOf(useEnvironment().now())
}

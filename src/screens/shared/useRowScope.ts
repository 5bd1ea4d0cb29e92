import { useState } from 'react'
import type { Period } from '#domain/period.ts'

/**
 * The region and period that the rows of a list are of. These change before the rows do, which stay until others come: what
 * comes then takes their place, instead of moving about.
 * @param rows what is shown; the same as long as it is of the same region and period
 */
export function useRowScope(rows: unknown, { region, period }: { region: string; period: Period }): string {
  const asked = `${region} ${period.from} ${period.to}`
  const [shown, setShown] = useState({ rows, scope: asked })
  if (shown.rows !== rows) setShown({ rows, scope: asked })
  return shown.scope
}

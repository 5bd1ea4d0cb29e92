import { formatCsv } from '../csv.ts'
import { reportText } from '../messages/report.ts'
import { movesFileText as text, reportFileText } from '../messages/results.ts'
import type { Metric } from '../metrics.ts'
import { platformNames, type PlatformNames } from '../platforms.ts'
import type { WhatMoved } from './whatMoved.ts'

/**
 * The CSV file of What moved: a row per title or ad that gained or lost, the gains first.
 * @param days what is compared; null if it is the whole period (periodText.daysCompared)
 */
export function movesCsv(
  { gains, losses }: WhatMoved,
  kind: 'ad' | 'title',
  metric: Metric,
  days: string | null,
  names: PlatformNames = platformNames,
): string {
  const rows = (['gains', 'losses'] as const).flatMap((side) =>
    (side === 'gains' ? gains : losses).all.map(({ member, change, share, platform, state }) => [
      member.id,
      member.name === '' ? reportFileText.unknown : member.name,
      change,
      { value: share * 100, decimals: 2 },
      text.sides[side],
      platform === null ? null : names[platform],
      reportText.onlyInOne(state),
    ]),
  )
  return formatCsv([[...reportFileText.heads(kind), ...text.heads(metric, days)], ...rows])
}

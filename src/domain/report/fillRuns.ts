import { dayNumber, type Day } from '../day.ts'
import type { Platform } from '../metrics.ts'
import { dayParts, placeParts, slotParts, type Codes, type PeriodSide } from './codes.ts'
import { campaignPlace, type ReportTree } from './reportTree.ts'
import { PRESENT, slotBits, slotOf } from './sums.ts'

/**
 * Visits every cell in which a campaign ran on at least one complete day of the period, with the bits that turn its
 * missing figures from null into 0. Skips campaigns without a known start or platform, and days from `today` on, whose
 * figures are incomplete. A campaign without an end is still running. A cell may be visited more than once.
 */
export function eachRun(
  codes: Codes,
  tree: ReportTree,
  side: PeriodSide,
  platforms: ReadonlySet<Platform>,
  today: Day,
  visit: (code: number, bits: number) => void,
): void {
  const campaigns = [...tree.campaigns.values()]
  const ofPlace = placeParts(
    codes,
    campaigns.map(({ id }) => campaignPlace(tree, id)),
  )
  const { firstDay, ofDay } = dayParts(codes, side, 'day')
  const ofSlot = slotParts(codes, platforms)
  const last = Math.min(dayNumber(side.period.to), dayNumber(today) - 1)
  campaigns.forEach(({ platform, startsOn, endsOn }, at) => {
    if (platform === null || startsOn === null || !platforms.has(platform)) return
    const slot = slotOf(platform)
    const code = (ofPlace[at] ?? 0) + (ofSlot[slot] ?? 0)
    const bits = PRESENT | slotBits(slot)
    const to = Math.min(last, endsOn === null ? Infinity : dayNumber(endsOn))
    let before = -1
    for (let day = Math.max(firstDay, dayNumber(startsOn)); day <= to; day++) {
      const part = ofDay[day - firstDay] ?? 0
      if (part === before) continue
      visit(code + part, bits)
      before = part
    }
  })
}

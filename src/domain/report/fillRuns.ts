import type { Day } from '../catalogue.ts'
import { dayNumber } from '../day.ts'
import type { Platform } from '../metrics.ts'
import { dayParts, placeParts, slotParts, type Codes, type PeriodSide } from './codes.ts'
import { campaignPlace, type ReportTree } from './reportTree.ts'
import { PRESENT, slotBits, slotOf } from './sums.ts'

/**
 * Visits every cell in which a campaign ran on at least one complete day of the period, with the bits that turn null into
 * 0: its platform served there, and what is not told of is 0. Not visited: campaigns whose start or platform is not
 * known, and days from `today` on, whose figures may still come. A campaign without an end runs on. A cell may be
 * visited several times.
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

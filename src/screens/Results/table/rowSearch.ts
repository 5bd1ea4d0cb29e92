import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { formatDayLong } from '#domain/format.ts'
import { foldText, searchWords } from '#domain/foldText.ts'
import { periodText } from '#domain/messages/period.ts'
import { PLATFORMS, platformNames, type PlatformNames } from '#domain/platforms.ts'
import { reportText } from '#domain/messages/report.ts'
import type { Axis, Member } from '#domain/report/axes.ts'
import { isTime, type Dimension } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { NO_RELATED_NAMES, type RelatedNames } from './relatedNames.ts'

/** Display name of a dimension's member: 'Thu, 5 Nov', 'Oct 2026 (25–31)', 'Google', 'Unknown'. */
export function memberName(by: Dimension, { id, name, pair }: Member, names: PlatformNames = platformNames): string {
  switch (by) {
    // Unpaired days of the earlier period have no row, so they need no name.
    case 'day':
      return pair === null ? '' : formatDayLong(pair.days.from)
    case 'month':
      return pair === null ? '' : periodText.month(pair.days)
    case 'platform': {
      const platform = PLATFORMS.find((each) => each === id)
      return platform === undefined ? reportText.unknown : names[platform]
    }
    default:
      return name === '' ? reportText.unknown : name
  }
}

/** Words of a search beyond this are ignored: each takes a bit. */
const MAX_WORDS = 30

/**
 * Matches rows against a search: 1 per row whose names, or names related to them, contain every word, else 0; null if the
 * search is empty. Each name is checked once, not once per row.
 */
export function searchRows(
  report: GroupedReport,
  search: string,
  names: PlatformNames = platformNames,
  related: RelatedNames = NO_RELATED_NAMES,
): Uint8Array | null {
  const words = searchWords(search).slice(0, MAX_WORDS)
  if (words.length === 0) return null
  const allBits = 2 ** words.length - 1
  const nameBits = report.axes.map((axis) => wordBits(axis, words, names, related))
  const matches = new Uint8Array(report.rows)
  for (let row = 0; row < matches.length; row++) {
    let bits = 0
    for (let axis = 0; axis < nameBits.length; axis++)
      bits |= nameBits[axis]?.[report.memberIndexes[axis]?.[row] ?? 0] ?? 0
    matches[row] = bits === allBits ? 1 : 0
  }
  return matches
}

/** Whether a search matches days or months, and so limits both periods to a part. */
export function searchMatchesTime(report: GroupedReport, search: string): boolean {
  const words = searchWords(search).slice(0, MAX_WORDS)
  return report.axes.some(
    (axis) => isTime(axis.by) && wordBits(axis, words, platformNames, NO_RELATED_NAMES).some((bits) => bits !== 0),
  )
}

/** Per member, one bit for each word that its names contain. */
function wordBits(
  { by, members }: Axis,
  words: readonly string[],
  names: PlatformNames,
  related: RelatedNames,
): Int32Array {
  return Int32Array.from(members, (member) => {
    const name = foldText(`${searchableName(by, member, names)}\n${related.of(by, member.id)}`)
    return words.reduce((bits, word, index) => (name.includes(word) ? bits | (1 << index) : bits), 0)
  })
}

/** Days can be searched as displayed and as in exported files. */
function searchableName(by: Dimension, member: Member, names: PlatformNames): string {
  const name = memberName(by, member, names)
  return by === 'day' || by === 'month' ? `${name} ${member.id ?? ''}` : name
}

/** The table's rows: the sorted ones that match the search. */
export function filterOrder(sorted: Uint32Array, matches: Uint8Array | null): RowOrder {
  return { indices: matches === null ? sorted : sorted.filter((row) => matches[row] === 1), filterMask: matches }
}

/** All rows that match a search, including unlisted ones: totals cover both. */
export function matchingRows(matches: Uint8Array): number[] {
  return Array.from(matches.keys()).filter((row) => matches[row] === 1)
}

import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { dayLong } from '#domain/format.ts'
import { foldText, searchWords } from '#domain/foldText.ts'
import { periodText } from '#domain/messages/period.ts'
import { platformNames } from '#domain/messages/ads.ts'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import type { Axis, Member } from '#domain/report/axes.ts'
import { memberOf } from '#domain/report/codes.ts'
import { isTime, type Dimension } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'

/** What a row of a dimension is called: 'Thu, 5 Nov', 'Oct 2026 (25–31)', 'Google', 'Unknown'. */
export function memberName(by: Dimension, { id, name, pair }: Member): string {
  switch (by) {
    // The days of the earlier period that are paired with none have no row to be named.
    case 'day':
      return pair === null ? '' : dayLong(pair.days.from)
    case 'month':
      return pair === null ? '' : periodText.month(pair.days)
    case 'platform': {
      const platform = PLATFORMS.find((each) => each === id)
      return platform === undefined ? reportText.unknown : platformNames[platform]
    }
    default:
      return name === '' ? reportText.unknown : name
  }
}

/** The most words that a search goes by: each is a bit. */
const MOST_WORDS = 30

/**
 * Which rows of a report hold every word of a search in the names of their groups: 1 for each that is kept; null where
 * nothing is searched. Names are looked at once each, not once a row.
 */
export function searchRows(report: GroupedReport, search: string): Uint8Array | null {
  const words = searchWords(search).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  const all = 2 ** words.length - 1
  const found = report.axes.map((axis) => wordsOf(axis, words))
  const kept = new Uint8Array(report.rows)
  for (let row = 0; row < kept.length; row++) {
    let bits = 0
    for (let axis = 0; axis < found.length; axis++) bits |= found[axis]?.[memberOf(report, axis, row)] ?? 0
    kept[row] = bits === all ? 1 : 0
  }
  return kept
}

/** Whether a search goes by days or months: what it keeps is then a part of both periods. */
export function searchesTime(report: GroupedReport, search: string): boolean {
  const words = searchWords(search).slice(0, MOST_WORDS)
  return report.axes.some((axis) => isTime(axis.by) && wordsOf(axis, words).some((bits) => bits !== 0))
}

/** By member: a bit for each word that its name holds. */
function wordsOf({ by, members }: Axis, words: readonly string[]): Int32Array {
  return Int32Array.from(members, (member) => {
    const name = foldText(searchedName(by, member))
    return words.reduce((bits, word, at) => (name.includes(word) ? bits | (1 << at) : bits), 0)
  })
}

/** Days are found as they are shown and as they are written in files. */
function searchedName(by: Dimension, member: Member): string {
  const name = memberName(by, member)
  return by === 'day' || by === 'month' ? `${name} ${member.id ?? ''}` : name
}

/** The rows of the table: those sorted that the search keeps. */
export function orderOf(sorted: Uint32Array, kept: Uint8Array | null): RowOrder {
  return { indices: kept === null ? sorted : sorted.filter((row) => kept[row] === 1), kept }
}

/** All rows that a search keeps, those that are not listed too: totals are of both. */
export function keptRows(kept: Uint8Array): number[] {
  return Array.from(kept.keys()).filter((row) => kept[row] === 1)
}

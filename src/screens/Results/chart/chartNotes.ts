import { reportText } from '#domain/messages/report.ts'
import { isRatio } from '#domain/metrics.ts'
import { chosenIn, linesOf, MAX_LINES, type ReportView } from '#domain/report/reportView.ts'

type Charted = Pick<ReportView, 'measure' | 'adIds' | 'titleIds' | 'comparison'>

/** Why the chart cannot be stacked; null if it can. */
export function notStackable(view: Charted): string | null {
  if (isRatio(view.measure)) return reportText.ratesNotStackable
  const lines = linesOf(view)
  return lines === null ? null : reportText.linesNotStackable(lines.by)
}

/** What the chart does not show of the view, and why: a sentence each. */
export function chartNotes(view: Charted): string[] {
  const chosen = chosenIn(view)
  const hasTooMany = chosen !== null && chosen.ids.length > MAX_LINES
  return [
    hasTooMany ? reportText.tooManyLines(chosen.by, MAX_LINES) : null,
    notStackable(view),
    linesOf(view) !== null && view.comparison !== 'none' ? reportText.earlierNotDrawn : null,
  ].filter((note) => note !== null)
}

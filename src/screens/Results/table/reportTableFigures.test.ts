import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCell } from '#components/data/DataTable/cells.ts'
import { formatPercent, formatPoints } from '#domain/format.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { isRatio, MEASURES } from '#domain/metrics.ts'
import { changeAt, isComparable, measureAt } from '#domain/report/reportFigures.ts'
import { REPORT_COLUMNS } from '#domain/report/reportView.ts'
import { grouped } from '#domain/report/testing/testReport.ts'
import { anyCase } from '#domain/report/testing/testReportCases.ts'
import { testTableFile } from './testing/testTableFile.ts'

/* The CSV file as shown has what the columns of the table show, for any report. */

const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')
const aCase = anyCase.filter(({ options }) => options.by.length > 0)
const choice = fc.record({
  cols: fc.shuffledSubarray([...REPORT_COLUMNS], { minLength: 1 }),
  measure: fc.constantFrom(...MEASURES),
  q: fc.constantFrom('', 'emma', 'oct'),
})
/** 0.0123 as 1.23. */
const percent = (value: number) => formatPercent(value).slice(0, -1)

it('the figures and their totals', () => {
  fc.assert(
    fc.property(aCase, choice, fc.boolean(), (each, changes, isPartial) => {
      const { platforms = [] } = each.options
      const file = testTableFile(grouped(each), each.tree, { ...changes, platforms }, isPartial)
      const { names, figures, order, heads, lines, total } = file
      expect(lines).toHaveLength(order.indices.length)
      let at = 0
      for (const column of [...names, ...figures]) {
        const first = at
        at += column.file?.length ?? 0
        expect(at).toBeGreaterThan(first)
        if (column.type === 'custom') continue
        const shown = (cell = '') =>
          cell === '' ? '–' : column.type === 'pct' ? `${cell}%` : formatCell(column, Number(cell))
        expect(heads[first]?.endsWith(' (%)')).toBe(column.type === 'pct')
        lines.forEach((line, position) => {
          expect(shown(line[first])).toBe(formatCell(column, column.value(order.indices[position] ?? -1)))
        })
        if (column.total !== 'sum') expect(shown(total[first])).toBe(column.total?.render([]))
      }
      expect(at).toBe(heads.length)
      expect(new Set(heads).size).toBe(heads.length)
    }),
  )
})

it('the changes, and the earlier figures that they are from', () => {
  fc.assert(
    fc.property(aCase, fc.constantFrom(...MEASURES), fc.constantFrom('', 'emma', 'oct'), (each, measure, q) => {
      const report = grouped(each)
      const { order, totals, heads, lines, total } = testTableFile(report, each.tree, { cols: ['change'], measure, q })
      const columns = heads.length
      expect(heads[columns - 1]).toMatch(
        isRatio(measure) ? / change(, .+ vs .+)? \(pp\)$/ : / change(, .+ vs .+)? \(%\)$/,
      )
      expect(heads.some((head) => head.startsWith('Previous '))).toBe(report.earlier !== null)
      const written = (of: GroupedReport, row: number) => {
        const change = changeAt(of, row, 'all', measure)
        const earlier = of.earlier && isComparable(of, row) ? measureAt(of.earlier, row, 'all', measure) : null
        const changeText = typeof change !== 'number' ? '' : isRatio(measure) ? formatPoints(change) : percent(change)
        const earlierText = earlier === null ? '' : isRatio(measure) ? percent(earlier) : String(earlier)
        return report.earlier === null ? [changeText] : [earlierText, changeText]
      }
      const figures = report.earlier === null ? 1 : 2
      expect(lines.map((line) => line.slice(-figures))).toEqual(
        Array.from(order.indices, (row) => written(report, row)),
      )
      expect(total.slice(-figures)).toEqual(written(totals, 0))
    }),
  )
})

it('the names', () => {
  fc.assert(
    fc.property(aCase, (each) => {
      const { names, order, heads, lines } = testTableFile(grouped(each), each.tree)
      for (const { label, value } of names) {
        const at = heads.indexOf(label)
        expect(lines.map((line) => unguarded(line[at] ?? ''))).toEqual(
          Array.from(order.indices, (row) => value(row) ?? ''),
        )
      }
    }),
  )
})

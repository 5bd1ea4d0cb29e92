import type { Column } from '#components/data/DataTable/column.ts'
import { ratioTotal } from '#components/data/DataTable/totals.ts'
import { formatPercent } from '#domain/format.ts'
import { isRatio, MEASURE_FACTS, ratioParts, type Measure, type MeasureValues } from '#domain/metrics.ts'

/** Left and right padding of a cell in pixels. */
const CELL_PADDING = 24

/**
 * Table columns of measures, with totals; ratios are those of the totals.
 * @param short those with their short names as heads
 */
export function measureColumns<M extends Measure>(
  measures: readonly M[],
  short: readonly Measure[] = [],
): Record<M, Column<MeasureValues>> {
  return Object.fromEntries(
    measures.map((measure) => [measure, measureColumn(measure, short.includes(measure) ? 'short' : 'name')]),
  ) as Record<M, Column<MeasureValues>>
}

function measureColumn(measure: Measure, head: 'name' | 'short'): Column<MeasureValues> {
  const facts = MEASURE_FACTS[measure]
  return {
    key: measure,
    label: facts[head],
    shortLabel: facts.short,
    help: facts.help,
    type: facts.format,
    width: facts.widths[head] + CELL_PADDING,
    card: 'figure',
    value: (row) => row[measure],
    total: isRatio(measure) ? totalOf(ratioParts(measure)) : 'sum',
  }
}

const totalOf = ({ part, whole }: ReturnType<typeof ratioParts>) =>
  ratioTotal<MeasureValues>(
    (row) => row[part],
    (row) => row[whole],
    (share) => formatPercent(share),
  )

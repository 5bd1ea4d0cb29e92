import { Fragment } from 'react'
import { relativeChange } from '#domain/change.ts'
import { formatNumber } from '#domain/format.ts'
import { chartText } from '#domain/messages/data.ts'
import { dayLabel } from '../chart/axisDayLabels.ts'
import type { ChartDays, ChartValues } from '../chart/chartProps.ts'
import { SeriesMark } from '../chart/Legend.tsx'
import { Delta } from '#components/data/Delta/Delta.tsx'
import type { StackedSeries } from './StackedSeries.ts'

interface StackReadoutProps {
  index: number
  /** From the bottom up. */
  series: readonly StackedSeries[]
  totals: ChartValues
  earlier: ChartValues | null
  chart: ChartDays
}

/** The readout of a column: layers from the top down, their total, and the comparison. */
export function StackReadout({
  index,
  series,
  totals,
  earlier: earlierTotals,
  chart: { per = 'day', earlierDays, earlierPeriod, comparisonKind = 'previous', notComparableReasons },
}: StackReadoutProps) {
  const day = earlierDays?.[index]
  const earlier = notComparableReasons?.[index] == null ? earlierTotals : null
  return (
    <>
      {series.toReversed().map((layer) => (
        <Fragment key={layer.name}>
          <span className="name">
            <SeriesMark series={layer} />
            <bdi className="ellipsis">{layer.name}</bdi>
          </span>
          <b>{formatNumber(layer.values[index] ?? null)}</b>
        </Fragment>
      ))}
      {(series.length > 1 || earlier) && <span className="rule" />}
      {series.length > 1 && (
        <>
          <span className="name strong">{chartText.total}</span>
          <b>{formatNumber(totals[index] ?? null)}</b>
        </>
      )}
      {earlier && (
        <>
          <span className="name">
            {chartText.comparisonDay(
              chartText.comparisonNames[comparisonKind].short,
              day === undefined ? null : dayLabel(day, per, earlierPeriod),
            )}
          </span>
          <b>{formatNumber(earlier[index] ?? null)}</b>
          <span className="name">{chartText.change}</span>
          <Delta change={relativeChange(totals[index] ?? null, earlier[index] ?? null)} kind="percent" />
        </>
      )}
    </>
  )
}

/** The readout as text for the live region. */
export function stackReadoutTexts({
  index,
  series,
  totals,
  earlier: earlierTotals,
  chart: { comparisonKind = 'previous', notComparableReasons },
}: StackReadoutProps): string[] {
  const earlier = notComparableReasons?.[index] == null ? earlierTotals : null
  const [total, earlierTotal] = [totals[index] ?? null, earlier?.[index] ?? null]
  const layers = series.map(({ name, values }) => chartText.seriesValue(name, formatNumber(values[index] ?? null)))
  const totalText =
    series.length > 1 ? chartText.seriesValue(chartText.total, formatNumber(total)) : (layers.pop() ?? '')
  return [
    ...layers,
    earlier
      ? chartText.comparedReadout(
          totalText,
          chartText.comparisonNames[comparisonKind].short,
          formatNumber(earlierTotal),
          chartText.changeReadout(relativeChange(total, earlierTotal), 'percent'),
        )
      : totalText,
  ]
}

import { relativeChange } from '#domain/change.ts'
import { formatNumber } from '#domain/format.ts'
import { chartText } from '#domain/messages/data.ts'
import { dayLabel } from '../chart/axisDayLabels.ts'
import type { ChartDays, ChartValues } from '../chart/chartProps.ts'
import { SeriesMark } from '../chart/Legend.tsx'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { StackedSeries } from './StackedSeries.ts'

interface StackReadoutProps {
  index: number
  /** From the bottom up. */
  series: readonly StackedSeries[]
  totals: ChartValues
  earlier: ChartValues | null
  chart: ChartDays
}

/** The readout of a column in one line: its layers from the bottom up, their total, and the comparison. */
export function StackReadout({
  index,
  series,
  totals,
  earlier: earlierTotals,
  chart: { days, per = 'day', period, earlierDays, earlierPeriod, comparisonKind = 'previous', notComparableReasons },
  notes,
}: StackReadoutProps & { notes: readonly string[] }) {
  const day = earlierDays?.[index]
  const earlier = notComparableReasons?.[index] == null ? earlierTotals : null
  return (
    <>
      <span className="day">{dayLabel(days[index], per, period)}</span>
      {series.map((layer) => (
        <span key={layer.name}>
          <SeriesMark series={layer} />
          <bdi className="name-of-platform">{layer.name}</bdi>
          <b>{formatNumber(layer.values[index] ?? null)}</b>
        </span>
      ))}
      {series.length > 1 && (
        <span>
          {chartText.total} <b>{formatNumber(totals[index] ?? null)}</b>
        </span>
      )}
      {earlier && (
        <span>
          {chartText.comparisonDay(
            chartText.comparisonNames[comparisonKind].short,
            day === undefined ? null : dayLabel(day, per, earlierPeriod),
          )}{' '}
          <b>{formatNumber(earlier[index] ?? null)}</b>
          <Delta change={relativeChange(totals[index] ?? null, earlier[index] ?? null)} kind="percent" />
        </span>
      )}
      {notes.map((note) => (
        <PlainName key={note} name={note} />
      ))}
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

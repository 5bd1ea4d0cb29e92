import { formatNumber } from '#domain/format.ts'
import { chartText } from '#domain/messages/data.ts'
import { dayLabel } from '../chart/axisDayLabels.ts'
import { changeOf, type ChartDays, type ChartSeries } from '../chart/chartProps.ts'
import { SeriesMark } from '../chart/Legend.tsx'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { StackedSeries } from './StackedSeries.ts'

interface StackReadoutProps {
  index: number
  /** From the bottom up. */
  series: readonly StackedSeries[]
  /** Of all layers. */
  total: ChartSeries
  chart: ChartDays
}

/** The readout of a column in one line: its layers from the bottom up, their total, and the comparison. */
export function StackReadout({
  index,
  series,
  total,
  chart: { days, per = 'day', period, earlierDays, earlierPeriod, comparisonKind = 'previous', notComparableReasons },
  notes,
}: StackReadoutProps & { notes: readonly string[] }) {
  const day = earlierDays?.[index]
  const earlier = notComparableReasons?.[index] == null ? total.earlier : undefined
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
          <span>{total.name}</span> <b>{formatNumber(total.values[index] ?? null)}</b>
        </span>
      )}
      {earlier && (
        <span>
          <span>
            {chartText.comparisonDay(
              chartText.comparisonNames[comparisonKind].short,
              day === undefined ? null : dayLabel(day, per, earlierPeriod),
            )}
          </span>{' '}
          <b>{formatNumber(earlier[index] ?? null)}</b>
          <Delta change={changeOf(total, index, 'percent')} kind="percent" />
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
  total,
  chart: { comparisonKind = 'previous', notComparableReasons },
}: StackReadoutProps): string[] {
  const earlier = notComparableReasons?.[index] == null ? total.earlier : undefined
  const figure = formatNumber(total.values[index] ?? null)
  const layers = series.map(({ name, values }) => chartText.seriesValue(name, formatNumber(values[index] ?? null)))
  const totalText = series.length > 1 ? chartText.seriesValue(total.name, figure) : (layers.pop() ?? '')
  return [
    ...layers,
    earlier
      ? chartText.comparedReadout(
          totalText,
          chartText.comparisonNames[comparisonKind].short,
          formatNumber(earlier[index] ?? null),
          chartText.changeReadout(changeOf(total, index, 'percent'), 'percent'),
        )
      : totalText,
  ]
}

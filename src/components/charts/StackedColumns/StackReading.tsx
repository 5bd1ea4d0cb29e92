import { Fragment } from 'react'
import { changeOf } from '#domain/change.ts'
import { fullNumber } from '#domain/format.ts'
import { chartText } from '#domain/messages/data.ts'
import { readDay } from '../chart/axisDays.ts'
import type { ChartDays, ChartValues } from '../chart/chartProps.ts'
import { SeriesMark } from '../chart/Keys.tsx'
import { Delta } from '#components/data/Delta/Delta.tsx'
import type { StackedSeries } from './StackedSeries.ts'

interface StackFiguresProps {
  index: number
  /** From the bottom up. */
  series: readonly StackedSeries[]
  totals: ChartValues
  earlier: ChartValues | null
  chart: ChartDays
}

/** The readout of a column: layers from the top down, their total, and the comparison. */
export function StackFigures({
  index,
  series,
  totals,
  earlier: earlierTotals,
  chart: { per = 'day', earlierDays, earlierPeriod, earlierIs = 'previous', notCompared },
}: StackFiguresProps) {
  const day = earlierDays?.[index]
  const earlier = notCompared?.[index] == null ? earlierTotals : null
  return (
    <>
      {series.toReversed().map((layer) => (
        <Fragment key={layer.name}>
          <span className="name">
            <SeriesMark series={layer} />
            <bdi className="ell">{layer.name}</bdi>
          </span>
          <b>{fullNumber(layer.values[index] ?? null)}</b>
        </Fragment>
      ))}
      {(series.length > 1 || earlier) && <span className="rule" />}
      {series.length > 1 && (
        <>
          <span className="name strong">{chartText.total}</span>
          <b>{fullNumber(totals[index] ?? null)}</b>
        </>
      )}
      {earlier && (
        <>
          <span className="name">
            {chartText.earlierOn(
              chartText.earlier[earlierIs].short,
              day === undefined ? null : readDay(day, per, earlierPeriod),
            )}
          </span>
          <b>{fullNumber(earlier[index] ?? null)}</b>
          <span className="name">{chartText.change}</span>
          <Delta change={changeOf(totals[index] ?? null, earlier[index] ?? null)} />
        </>
      )}
    </>
  )
}

/** The readout as text for the live region. */
export function tellStack({
  index,
  series,
  totals,
  earlier: earlierTotals,
  chart: { earlierIs = 'previous', notCompared },
}: StackFiguresProps): string[] {
  const earlier = notCompared?.[index] == null ? earlierTotals : null
  const [total, earlierTotal] = [totals[index] ?? null, earlier?.[index] ?? null]
  const layers = series.map(({ name, values }) => chartText.named(name, fullNumber(values[index] ?? null)))
  const totalText = series.length > 1 ? chartText.named(chartText.total, fullNumber(total)) : (layers.pop() ?? '')
  return [
    ...layers,
    earlier
      ? chartText.compared(
          totalText,
          chartText.earlier[earlierIs].short,
          fullNumber(earlierTotal),
          chartText.changed(changeOf(total, earlierTotal)),
        )
      : totalText,
  ]
}

import { Fragment } from 'react'
import { changeOf } from '#domain/change.ts'
import { fullNumber } from '#domain/format.ts'
import { chartText } from '#domain/messages/data.ts'
import { readDay } from '../chart/axisDays.ts'
import type { ChartProps, ChartValues } from '../chart/chartProps.ts'
import { SeriesMark } from '../chart/Keys.tsx'
import { Delta } from '#components/data/Delta/Delta.tsx'
import type { StackedSeries } from './StackedSeries.ts'

interface StackFiguresProps {
  at: number
  /** From the base up. */
  series: readonly StackedSeries[]
  totals: ChartValues
  earlier: ChartValues | null
  chart: Pick<ChartProps, 'per' | 'earlierDays' | 'earlierPeriod' | 'earlierIs' | 'notCompared'>
}

/** What a column says: its layers from the top down as they lie, their total, and what that is compared with. */
export function StackFigures({
  at,
  series,
  totals,
  earlier: all,
  chart: { per = 'day', earlierDays, earlierPeriod, earlierIs = 'previous', notCompared },
}: StackFiguresProps) {
  const day = earlierDays?.[at]
  const earlier = notCompared?.[at] == null ? all : null
  return (
    <>
      {series.toReversed().map((layer) => (
        <Fragment key={layer.name}>
          <span className="who">
            <SeriesMark series={layer} />
            <bdi className="ell">{layer.name}</bdi>
          </span>
          <b>{fullNumber(layer.values[at] ?? null)}</b>
        </Fragment>
      ))}
      {(series.length > 1 || earlier) && <span className="rule" />}
      {series.length > 1 && (
        <>
          <span className="who strong">{chartText.total}</span>
          <b>{fullNumber(totals[at] ?? null)}</b>
        </>
      )}
      {earlier && (
        <>
          <span className="who">
            {chartText.earlierOn(
              chartText.earlier[earlierIs].short,
              day === undefined ? null : readDay(day, per, earlierPeriod),
            )}
          </span>
          <b>{fullNumber(earlier[at] ?? null)}</b>
          <span className="who">{chartText.change}</span>
          <Delta change={changeOf(totals[at] ?? null, earlier[at] ?? null)} />
        </>
      )}
    </>
  )
}

/** The same in words, for the live region. */
export function tellStack({
  at,
  series,
  totals,
  earlier: all,
  chart: { earlierIs = 'previous', notCompared },
}: StackFiguresProps): string[] {
  const earlier = notCompared?.[at] == null ? all : null
  const [total, before] = [totals[at] ?? null, earlier?.[at] ?? null]
  const layers = series.map(({ name, values }) => chartText.named(name, fullNumber(values[at] ?? null)))
  const whole = series.length > 1 ? chartText.named(chartText.total, fullNumber(total)) : (layers.pop() ?? '')
  return [
    ...layers,
    earlier
      ? chartText.compared(
          whole,
          chartText.earlier[earlierIs].short,
          fullNumber(before),
          chartText.changed(changeOf(total, before)),
        )
      : whole,
  ]
}

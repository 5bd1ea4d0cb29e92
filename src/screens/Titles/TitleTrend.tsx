import { Sparkline } from '#components/charts/Sparkline/Sparkline.tsx'
import type { Trend } from '#domain/trend.ts'
import { titlesText } from '#domain/messages/titles.ts'
import type { TitleLine } from './titleLines.ts'

/** Sparkline of daily clicks on the row's own scale. Empty while loading; a short text if the title had no ads. */
export function TitleTrend({ line, values }: { line: TitleLine; values: Trend | undefined }) {
  if (line.clicks === null) return <span className="small t3">{titlesText.noTrendData}</span>
  if (values === undefined) return null
  const max = values.reduce<number>((highest, value) => Math.max(highest, value ?? 0), 0)
  return (
    <span className="title-trend">
      <Sparkline
        values={values}
        width={92}
        height={26}
        label={titlesText.trend(values[0] ?? null, values.at(-1) ?? null, max)}
      />
    </span>
  )
}

import { Sparkline } from '#components/charts/Sparkline/Sparkline.tsx'
import { titlesText } from '#domain/messages/titles.ts'
import type { TitleLine } from './titleLines.ts'

/** Clicks per day on the row's own scale; nothing while they are being read, a word for a title that never served. */
export function TitleTrend({ line, values }: { line: TitleLine; values: readonly (number | null)[] | undefined }) {
  if (line.clicks === null) return <span className="small t3">{titlesText.noTrend}</span>
  if (values === undefined) return null
  const most = values.reduce<number>((high, value) => Math.max(high, value ?? 0), 0)
  return (
    <span className="title-trend">
      <Sparkline
        values={values}
        width={92}
        height={26}
        label={titlesText.trend(values[0] ?? null, values.at(-1) ?? null, most)}
      />
    </span>
  )
}

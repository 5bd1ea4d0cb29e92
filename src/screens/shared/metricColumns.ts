import type { Column } from '#components/data/DataTable/column.ts'
import { ratioTotal } from '#components/data/DataTable/totals.ts'
import { formatPercent } from '#domain/format.ts'
import { titlesText } from '#domain/messages/titles.ts'
import type { Figures, Metric } from '#domain/metrics.ts'

const text = titlesText.columns

interface MetricsRow extends Figures {
  /** 0 to 1. */
  ctr: number | null
}

/** Table columns for clicks, impressions, conversions and CTR, with totals. Widths in pixels. */
export function metricColumns<Row extends MetricsRow>(
  widths: Record<Metric | 'ctr', number>,
): Record<Metric | 'ctr', Column<Row>> {
  return {
    clicks: {
      key: 'clicks',
      label: text.clicks.head,
      help: text.clicks.help,
      type: 'int',
      width: widths.clicks,
      card: 'figure',
      value: (row) => row.clicks,
      total: 'sum',
    },
    impressions: {
      key: 'impressions',
      label: text.impressions.head,
      shortLabel: text.impressions.card,
      help: text.impressions.help,
      type: 'int',
      width: widths.impressions,
      card: 'figure',
      value: (row) => row.impressions,
      total: 'sum',
    },
    conversions: {
      key: 'conversions',
      label: text.conversions.head,
      shortLabel: text.conversions.card,
      help: text.conversions.help,
      type: 'int',
      width: widths.conversions,
      card: 'figure',
      value: (row) => row.conversions,
      total: 'sum',
    },
    ctr: {
      key: 'ctr',
      label: text.ctr.head,
      help: text.ctr.help,
      type: 'pct',
      width: widths.ctr,
      card: 'figure',
      value: (row) => row.ctr,
      total: ratioTotal(
        (row) => row.clicks,
        (row) => row.impressions,
        (share) => formatPercent(share),
      ),
    },
  }
}

import { DASH, formatNumber, formatPercent } from '#domain/format.ts'
import { adsText } from '#domain/messages/ads.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { AdLine } from '../shared/ads/adLines.ts'

/** The figures a tile can show. */
const TILE_FIGURES = ['clicks', 'impressions', 'conversions', 'ctr', 'rating'] as const

export type TileFigureKey = (typeof TILE_FIGURES)[number]

/** The figure that ads are sorted by; clicks if they are sorted by something else. */
export const tileFigureKey = ([primary]: readonly SortKey[]): TileFigureKey =>
  TILE_FIGURES.find((key) => key === primary?.key) ?? 'clicks'

/** A figure as a tile shows it: '1,204' and 'clicks', '0.52%' and 'CTR', '4 of 5' without a unit. */
export function tileFigure(line: AdLine, key: TileFigureKey): { value: string; unit: string | null } {
  if (key === 'ctr') return { value: formatPercent(line.ctr), unit: adsText.figures.ctr }
  if (key === 'rating')
    return {
      value: line.ad.rating === null ? DASH : adsText.ratingOf(line.ad.rating),
      unit: line.ad.rating === null ? adsText.figures.rating : null,
    }
  const value = formatNumber(line[key])
  return { value, unit: key === 'clicks' ? adsText.clicks(line.clicks) : adsText.figures[key] }
}

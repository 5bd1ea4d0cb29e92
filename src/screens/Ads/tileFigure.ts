import { DASH } from '#domain/format.ts'
import { adsText } from '#domain/messages/ads.ts'
import { AD_MEASURES, formatMeasure, isRatio, MEASURE_FACTS } from '#domain/metrics.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { AdLine } from '../shared/ads/adLines.ts'

/** The figures a tile can show. */
const TILE_FIGURES = [...AD_MEASURES, 'rating'] as const

export type TileFigureKey = (typeof TILE_FIGURES)[number]

/** The figure that ads are sorted by; clicks if they are sorted by something else. */
export const tileFigureKey = ([primary]: readonly SortKey[]): TileFigureKey =>
  TILE_FIGURES.find((key) => key === primary?.key) ?? 'clicks'

/** A figure as a tile shows it: '1,204' and 'clicks', '12' and 'impr.', '0.52%' and 'CTR', '4 of 5' without a unit. */
export function tileFigure(line: AdLine, key: TileFigureKey): { value: string; unit: string | null } {
  if (key === 'rating') {
    const { rating } = line.ad
    return rating === null ? { value: DASH, unit: adsText.rating } : { value: adsText.ratingOf(rating), unit: null }
  }
  const { short } = MEASURE_FACTS[key]
  const unit = key === 'clicks' ? adsText.clicks(line.clicks) : isRatio(key) ? short : short.toLowerCase()
  return { value: formatMeasure(key, line[key]), unit }
}

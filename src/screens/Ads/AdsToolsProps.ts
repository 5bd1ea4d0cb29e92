import type { Day } from '#domain/day.ts'
import type { AdsModel } from './useAdsModel.ts'

export interface AdsToolsProps {
  model: AdsModel
  today: Day
}

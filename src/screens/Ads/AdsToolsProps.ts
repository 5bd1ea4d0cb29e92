import type { Day } from '#domain/catalogue.ts'
import type { AdsModel } from './useAdsModel.ts'

export interface AdsToolsProps {
  model: AdsModel
  today: Day
}

import type { Day } from '#domain/day.ts'
import type { TitlesModel } from './useTitlesModel.ts'

export interface TitlesToolsProps {
  model: TitlesModel
  today: Day
  /** Saves the file of the table as shown, or that of all columns. Null while there is nothing to export. */
  onExport: ((file: 'shown' | 'all') => void) | null
}

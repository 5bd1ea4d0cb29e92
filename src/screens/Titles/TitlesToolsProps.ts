import type { Day } from '#domain/day.ts'
import type { OnExport } from '#screens/shared/ExportMenu.tsx'
import type { TitlesModel } from './useTitlesModel.ts'

export interface TitlesToolsProps {
  model: TitlesModel
  today: Day
  /** Null while there is nothing to export. */
  onExport: OnExport | null
}

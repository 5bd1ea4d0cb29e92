import { Select } from '#components/inputs/Select/Select.tsx'
import { reportText } from '#domain/messages/report.ts'
import { DIMENSIONS, type Dimension } from '#domain/report/dimensions.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { canCombine, withFirstDimension, withSecondDimension } from './viewChanges.ts'

interface GroupByProps {
  view: ReportView
  onChange: (change: Partial<ReportView>) => void
  /** Shows visible labels and full-width controls, as in a sheet. */
  showLabels?: boolean
}

const DIMENSION_OPTIONS = DIMENSIONS.map((value) => ({ value, label: reportText.dimensions[value] }))

/** Chooses the dimensions that rows are grouped by: one, and optionally a second within it. */
export function GroupBy({ view, onChange, showLabels = false }: GroupByProps) {
  const [first = 'ad', second = null] = view.by
  const secondOptions: { value: Dimension | 'none'; label: string }[] = [
    { value: 'none', label: showLabels ? reportText.noSecondDimension : reportText.thenByNone },
    ...DIMENSION_OPTIONS.filter(({ value }) => canCombine(first, value)),
  ]
  return (
    <>
      <Select
        fullWidth={showLabels}
        label={reportText.groupBy}
        hideLabel={!showLabels}
        options={DIMENSION_OPTIONS}
        value={first}
        onChange={(value) => onChange(withFirstDimension(view, value))}
      />
      <Select<Dimension | 'none'>
        fullWidth={showLabels}
        label={reportText.thenBy}
        hideLabel={!showLabels}
        options={secondOptions}
        value={second ?? 'none'}
        onChange={(value) => onChange(withSecondDimension(view, value === 'none' ? null : value))}
      />
    </>
  )
}

import { Select } from '#components/inputs/Select/Select.tsx'
import { reportText } from '#domain/messages/report.ts'
import { DIMENSIONS, type Dimension } from '#domain/report/dimensions.ts'
import { canFollow, withFirst, withSecond } from './reportChanges.ts'
import type { ReportModel } from './useReportModel.ts'

interface GroupByProps extends Pick<ReportModel, 'view' | 'change'> {
  /** Shows visible labels and full-width controls, as in a sheet. */
  named?: boolean
}

const DIMENSION_OPTIONS = DIMENSIONS.map((value) => ({ value, label: reportText.dimensions[value] }))

/** Chooses the dimensions that rows are grouped by: one, and optionally a second within it. */
export function GroupBy({ view, change, named = false }: GroupByProps) {
  const [first = 'ad', second = null] = view.by
  const secondOptions: { value: Dimension | 'none'; label: string }[] = [
    { value: 'none', label: named ? reportText.noMore : reportText.then },
    ...DIMENSION_OPTIONS.filter(({ value }) => canFollow(first, value)),
  ]
  return (
    <>
      <Select
        block={named}
        label={reportText.groupBy}
        hideLabel={!named}
        options={DIMENSION_OPTIONS}
        value={first}
        onChange={(value) => change(withFirst(view, value))}
      />
      <Select<Dimension | 'none'>
        block={named}
        label={reportText.thenBy}
        hideLabel={!named}
        options={secondOptions}
        value={second ?? 'none'}
        onChange={(value) => change(withSecond(view, value === 'none' ? null : value))}
      />
    </>
  )
}

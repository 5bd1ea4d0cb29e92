import { Select } from '#components/inputs/Select/Select.tsx'
import { reportText } from '#domain/messages/report.ts'
import { DIMENSIONS, type Dimension } from '#domain/report/dimensions.ts'
import { canFollow, withFirst, withSecond } from './reportChanges.ts'
import type { ReportModel } from './useReportModel.ts'

interface GroupByProps extends Pick<ReportModel, 'view' | 'change'> {
  /** The names stand in the controls: in a sheet. */
  named?: boolean
}

const FIRST = DIMENSIONS.map((value) => ({ value, label: reportText.dimensions[value] }))

/** What makes a row: one dimension, and a second inside it where wanted. */
export function GroupBy({ view, change, named = false }: GroupByProps) {
  const [first = 'ad', second = null] = view.by
  const further: { value: Dimension | 'none'; label: string }[] = [
    { value: 'none', label: named ? reportText.noMore : reportText.then },
    ...FIRST.filter(({ value }) => canFollow(first, value)),
  ]
  return (
    <>
      <Select
        block={named}
        label={reportText.groupBy}
        hideLabel={!named}
        options={FIRST}
        value={first}
        onChange={(value) => change(withFirst(view, value))}
      />
      <Select<Dimension | 'none'>
        block={named}
        label={reportText.thenBy}
        hideLabel={!named}
        options={further}
        value={second ?? 'none'}
        onChange={(value) => change(withSecond(view, value === 'none' ? null : value))}
      />
    </>
  )
}

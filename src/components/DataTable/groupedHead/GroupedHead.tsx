import { ColumnHeads, type HeadProps } from '../HeadRow.tsx'
import { useVisibleCells } from '../useVisibleCells.ts'
import { groupRuns } from './groupRuns.ts'
import { GroupedHeadStyle } from './GroupedHeadStyle.ts'

/**
 * The heads of a DataTable whose columns carry groups: a row of groups above that of the columns, both stuck to the upper
 * edge (visual.md, screen 6). Given to the table as its `head`, so that only tables with groups fetch it.
 */
export function GroupedHead<Row>(props: HeadProps<Row>) {
  const { cards } = props
  const runs = groupRuns(useVisibleCells(props.cells))
  return (
    <>
      <GroupedHeadStyle />
      {runs.map((run) => (
        <colgroup key={run.key}>
          {run.cells.map(({ column }) => <col key={column.key} style={{ width: column.width }} />)}
        </colgroup>
      ))}
      <thead role={cards ? 'rowgroup' : undefined}>
        <tr className="groups" role={cards ? 'row' : undefined} aria-rowindex={1}>
          {runs.map(({ key, group, cells }) => group === null ? <td key={key} colSpan={cells.length} /> : (
            <th key={key} scope="colgroup" colSpan={cells.length} className="rule" title={group.label}>
              <span className="group">{group.icon}<bdi className="ell">{group.label}</bdi></span>
            </th>
          ))}
        </tr>
        <ColumnHeads {...props} rowIndex={2} />
      </thead>
    </>
  )
}

import { ColumnHeads, type HeadProps } from '../HeadRow.tsx'
import { useVisibleCells } from '../useVisibleCells.ts'
import { groupRuns } from './groupRuns.ts'

/**
 * The heads of a DataTable whose columns carry groups: a row of groups above that of the columns, both stuck to the upper
 * edge (visual.md, screen 6). Given to the table as its `head`.
 */
export function GroupedHead<Row>(props: HeadProps<Row>) {
  const { cards } = props
  const runs = groupRuns(useVisibleCells(props.cells))
  return (
    <>
      {runs.map((run) => (
        <colgroup key={run.key}>
          {run.cells.map(({ column }) => (
            <col key={column.key} style={{ width: column.width }} />
          ))}
        </colgroup>
      ))}
      <thead role={cards ? 'rowgroup' : undefined}>
        <tr className="groups" role={cards ? 'row' : undefined} aria-rowindex={1}>
          {runs.map(({ key, group, cells }, at) =>
            group === null ? (
              <NoGroup key={key} columns={cells.length} leads={at === 0} />
            ) : (
              <th key={key} scope="colgroup" colSpan={cells.length} className="rule" title={group.label}>
                <span className="group">
                  {group.icon}
                  <bdi className="ell">{group.label}</bdi>
                </span>
              </th>
            ),
          )}
        </tr>
        <ColumnHeads {...props} rowIndex={2} />
      </thead>
    </>
  )
}

/** Above columns without a group. The first column has a cell of its own: it stays when the table scrolls sideways, the others do not. */
function NoGroup({ columns, leads }: { columns: number; leads: boolean }) {
  if (!leads || columns === 1) return <td colSpan={columns} />
  return (
    <>
      <td />
      <td colSpan={columns - 1} />
    </>
  )
}

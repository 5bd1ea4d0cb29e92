import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { shortTooltip } from '#domain/text/shortenText.ts'
import { ColumnWidths } from '../ColumnWidths.tsx'
import { ColumnHeads, type HeadProps } from '../HeadRow.tsx'
import { useVisibleCells } from '../useVisibleCells.ts'
import { groupAdjacentColumns } from './groupAdjacentColumns.ts'

/**
 * The header of a DataTable with column groups: a sticky row of groups above the row of columns. For the `Header` prop.
 */
export function GroupedHead<Row>(props: HeadProps<Row>) {
  const { cards } = props
  const runs = groupAdjacentColumns(useVisibleCells(props.cells))
  return (
    <>
      {runs.map((run) => (
        <ColumnWidths key={run.key} cells={run.cells} />
      ))}
      <thead role={cards ? 'rowgroup' : undefined}>
        <tr className="groups" role={cards ? 'row' : undefined} aria-rowindex={1}>
          {runs.map(({ key, group, cells }, index) =>
            group === null ? (
              <NoGroup key={key} columns={cells.length} isFirst={index === 0} />
            ) : (
              <th key={key} scope="colgroup" colSpan={cells.length} className="rule" title={shortTooltip(group.label)}>
                <span className="group">
                  {group.icon}
                  <PlainName className="ellipsis" name={group.label} />
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

/**
 * Empty cells above ungrouped columns. The first column gets its own because it is sticky when the table scrolls
 * sideways.
 */
function NoGroup({ columns, isFirst }: { columns: number; isFirst: boolean }) {
  if (!isFirst || columns === 1) return <td colSpan={columns} />
  return (
    <>
      <td />
      <td colSpan={columns - 1} />
    </>
  )
}

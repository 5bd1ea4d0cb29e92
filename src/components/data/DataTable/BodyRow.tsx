import { memo, type ChangeEvent, type ReactNode } from 'react'
import type { LinkProps } from '#components/lib/link.ts'
import { cellText, type Cell } from './cells.ts'
import type { CellValue, Column } from './column.ts'
import { RowCheckbox } from './selection/RowCheckbox.tsx'

/** How rows become links: where each leads (null: nowhere), and how a link is drawn. */
export interface RowLinks<Row> {
  href: (row: Row) => string | null
  /** A RenderLink, or what wants to know the row as well. */
  render: (props: LinkProps, row: Row) => ReactNode
}

interface BodyRowProps<Row> {
  row: Row
  /** Its place in the order of the sort, from 0. */
  at: number
  /** Its place among all rows of the table, heads and opened ones too, from 1. */
  rowIndex: number
  cells: readonly Cell<Row>[]
  links: RowLinks<Row> | null
  /** The one row that Tab reaches. */
  tabStop: boolean
  /** Shows that it has the focus. */
  ring: boolean
  /** Null: rows cannot be selected. */
  selected: boolean | null
  selectLabel: string | undefined
  /** Its check box changed; keep it the same. */
  onSelect: (event: ChangeEvent) => void
  /** Cards are no table to the browser, so they say their roles. */
  cards: boolean
}

function DrawnRow<Row>({
  row,
  at,
  rowIndex,
  cells,
  links,
  tabStop,
  ring,
  selected,
  selectLabel,
  onSelect,
  cards,
}: BodyRowProps<Row>) {
  const href = links?.href(row) ?? null
  const tabIndex = tabStop ? 0 : -1
  const withLink = (content: ReactNode) =>
    href === null || !links
      ? content
      : links.render({ to: href, className: 'row-link', tabIndex, children: content }, row)
  const withBox = (content: ReactNode) =>
    selected === null ? (
      content
    ) : (
      <span className="pick">
        <RowCheckbox label={selectLabel} checked={selected} onChange={onSelect} />
        {content}
      </span>
    )
  return (
    <tr
      role={cards ? 'row' : undefined}
      aria-rowindex={rowIndex}
      tabIndex={href === null ? tabIndex : undefined}
      data-at={at}
      data-ring={ring || undefined}
      data-selected={selected === true || undefined}
    >
      {cells.map(({ column, className, label }, place) => {
        const value = column.render ? null : column.value(row)
        const content = column.render ? column.render(row) : cellText(column, value)
        return (
          <td
            key={column.key}
            role={cards ? 'cell' : undefined}
            className={column.render ? className : mutedIf(value, column, className)}
            data-label={label}
          >
            {place > 0 ? content : withBox(withLink(content))}
          </td>
        )
      })}
    </tr>
  )
}

/** One row of a DataTable. It is drawn again only when something of its own changed; the table's body handles its presses and keys. */
export const BodyRow = memo(DrawnRow) as typeof DrawnRow

/** Nothing and zero are written in a quieter tone (visual.md, Numbers). */
function mutedIf<Row>(value: CellValue, { type }: Column<Row>, className: string | undefined): string | undefined {
  return type !== 'text' && (value === null || value === 0) ? `${className ?? ''} mute` : className
}

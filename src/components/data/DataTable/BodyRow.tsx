import { memo, type ChangeEvent, type CSSProperties, type ReactNode, type MouseEvent as ReactMouseEvent } from 'react'
import type { LinkProps } from '#components/lib/linkTypes.ts'
import { formatCell, type Cell } from './cells.ts'
import type { CellValue, Column } from './column.ts'
import { CheckboxInput } from '#components/inputs/Checkbox/CheckboxInput.ts'

/** Makes rows links: where each links to (null: not a link), and how to render the link. */
export interface RowLinks<Row> {
  href: (row: Row) => string | null
  /** A RenderLink that also receives the row. */
  render: (props: LinkProps, row: Row) => ReactNode
}

interface BodyRowProps<Row> {
  row: Row
  /** Position in the sort order, from 0. */
  position: number
  /** Position among all rows of the table including headers and expanded content, from 1. */
  rowIndex: number
  cells: readonly Cell<Row>[]
  links: RowLinks<Row> | null
  /** Whether this is the row that Tab reaches. */
  isTabStop: boolean
  /** Whether to show a focus ring. */
  showFocusRing: boolean
  /** Its depth in the tree of expanded rows, from 0. */
  depth: number
  /** Whether a content row follows. */
  hasContent: boolean
  /** Null if rows can't be selected. */
  selected: boolean | null
  selectLabel: string | undefined
  /** Its check box changed; keep it stable. */
  onSelect: (event: ChangeEvent) => void
  /** Whether rows are cards. Browsers don't treat those as a table, so they need explicit roles. */
  cards: boolean
}

function BodyRowInner<Row>({
  row,
  position,
  rowIndex,
  cells,
  links,
  isTabStop,
  showFocusRing,
  depth,
  hasContent,
  selected,
  selectLabel,
  onSelect,
  cards,
}: BodyRowProps<Row>) {
  const href = links?.href(row) ?? null
  const tabIndex = isTabStop ? 0 : -1
  const withLink = (content: ReactNode) =>
    href === null || !links
      ? content
      : links.render({ to: href, className: 'row-link', tabIndex, children: content }, row)
  const withCheckbox = (content: ReactNode) =>
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
      data-at={position}
      data-ring={showFocusRing || undefined}
      data-has-content={hasContent || undefined}
      data-child={depth > 0 || undefined}
      style={depth > 0 ? ({ '--depth': depth } as CSSProperties) : undefined}
      data-selected={selected === true || undefined}
    >
      {cells.map(({ column, className, label, largest }, index) => {
        const value = column.render && largest === null ? null : column.value(row)
        const content = column.render ? column.render(row) : formatCell(column, value)
        return (
          <td
            key={column.key}
            role={cards ? 'cell' : undefined}
            className={column.render ? className : mutedIf(value, column, className)}
            data-label={label}
            style={largest === null ? undefined : shareStyle(Number(value) / largest)}
          >
            {index > 0 ? (
              content
            ) : (
              <>
                {withCheckbox(withLink(column.render ? content : <span>{content}</span>))}
                {column.action?.(row)}
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** A row of a DataTable, memoised on its props. The table body handles its presses and keys. */
export const BodyRow = memo(BodyRowInner) as typeof BodyRowInner

/** The length of the bar under a figure of the sorted column. */
const shareStyle = (share: number) => ({ '--share': share.toFixed(3) }) as CSSProperties

/** Mutes what there is none of. */
function mutedIf<Row>(value: CellValue, { type }: Column<Row>, className: string | undefined): string | undefined {
  return value === null || (type !== 'text' && value === 0) ? `${className ?? ''} mute` : className
}

interface RowCheckboxProps {
  label: string | undefined
  checked: boolean
  /** Finds the row from the event, so it can stay stable. */
  onChange: (event: ChangeEvent) => void
}

/** The check box of a row. Memoised because sorting renders moved rows again. */
const RowCheckbox = memo(function RowCheckbox({ label, checked, onChange }: RowCheckboxProps) {
  return (
    <label className="box" onMouseDown={preventTextSelection}>
      <CheckboxInput checked={checked} aria-label={label} onChange={onChange} />
    </label>
  )
})

/** Shift-clicking would select the text between two rows. */
function preventTextSelection(event: ReactMouseEvent) {
  if (event.shiftKey) event.preventDefault()
}

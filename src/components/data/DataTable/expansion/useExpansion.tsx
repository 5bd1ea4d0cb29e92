import { useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import { expandableRowsText } from '#domain/messages/data.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { RowLinks } from '../BodyRow.tsx'
import { formatCell } from '../cells.ts'
import type { Column } from '../column.ts'
import type { Expansion } from '../expansion.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId } from '../selectionTypes.ts'
import { ContentRow } from './ContentRow.tsx'
import { nestRows, type NestedRows } from './nestRows.ts'
import { expansionKeyHandler } from './expansionKeyHandler.ts'
import { rowLayout, type ExpandedContent } from './rowLayout.ts'
import { ChevronRight } from 'lucide-react'
import type { LinkProps } from '#components/lib/linkTypes.ts'

/** Keep all functions stable: rows render again when one changes. */
export interface ExpansionOptions<Row> {
  /** `rows` to `links`: the same values as for DataTable. */
  rows: readonly Row[]
  order: RowOrder
  columns: readonly Column<Row>[]
  sort: readonly SortKey[]
  rowId: (row: Row) => RowId
  links?: RowLinks<Row> | null
  expandedIds: ReadonlySet<RowId>
  onExpandedIdsChange: (opened: ReadonlySet<RowId>) => void
  /** The name of a row. */
  nameOf: (row: Row) => string
  canExpand: (row: Row) => boolean
  /** The children of a row, with the same columns and ids unique in the table; null if there are none (yet). */
  childrenOf?: (row: Row) => readonly Row[] | null
  /** The content below an expanded row, above its children; null for none. */
  renderContent?: (row: Row) => ReactNode
}

/**
 * Makes rows of a DataTable expandable, to show child rows or other content. Pressing anywhere in the row toggles it,
 * unless it is a link; Right and Left expand and collapse the focused row.
 * ARIA pattern: disclosure, with the arrow keys of a treegrid.
 */
export function useExpansion<Row>(options: ExpansionOptions<Row>): Expansion<Row> {
  const {
    rows,
    order,
    columns,
    sort,
    rowId,
    links: rowLinks = null,
    expandedIds,
    onExpandedIdsChange,
    nameOf,
    canExpand,
    childrenOf = returnNull,
    renderContent = returnNull,
  } = options
  const idPrefix = useId()
  const [heights, setHeights] = useState<ReadonlyMap<RowId, number>>(() => new Map())
  const nested = useMemo(
    () => nestRows({ rows, order, columns, sort, rowId, expandedIds: expandedIds, childrenOf }),
    [rows, order, columns, sort, rowId, expandedIds, childrenOf],
  )
  const { nestings } = nested
  const contents = useMemo(
    () =>
      openContents(nested, (row) =>
        expandedIds.has(rowId(row)) && renderContent(row) !== null ? (heights.get(rowId(row)) ?? 0) : 0,
      ),
    [nested, expandedIds, rowId, renderContent, heights],
  )
  const layout = useMemo(() => rowLayout(contents), [contents])

  const onHeight = useCallback((id: RowId, height: number) => {
    setHeights((current) => (current.get(id) === height ? current : new Map(current).set(id, height)))
  }, [])
  const toggle = useCallback(
    (row: Row) => {
      if (!canExpand(row)) return
      const toggledId = rowId(row)
      const next = new Set(expandedIds)
      if (!next.delete(toggledId)) next.add(toggledId)
      // Forgetting the height makes the content animate in again next time.
      setHeights((current) => new Map([...current].filter(([id]) => id !== toggledId)))
      onExpandedIdsChange(next)
    },
    [expandedIds, onExpandedIdsChange, rowId, canExpand],
  )

  const domId = useCallback(
    (part: 'content' | 'inside', row: Row) => `${idPrefix}${part}-${String(rowId(row)).replaceAll(/\s/g, '_')}`,
    [idPrefix, rowId],
  )
  const nestedColumns = useMemo(
    () =>
      columns.map((column, index): Column<Row> => {
        if (index > 0) return column
        const render = (row: Row) => {
          const nesting = nestings.get(rowId(row))
          return (
            <span id={nesting && domId('inside', row)} className={canExpand(row) ? undefined : 'leaf ellipsis'}>
              {nesting && (
                <span className="visually-hidden">{`${expandableRowsText.parentPrefix(nameOf(nesting.parent))} `}</span>
              )}
              {column.render ? column.render(row) : <span>{formatCell(column, column.value(row))}</span>}
            </span>
          )
        }
        return { ...column, render }
      }),
    [columns, nestings, rowId, domId, canExpand, nameOf],
  )

  const links = useMemo(
    (): RowLinks<Row> => ({
      href: (row) => rowLinks?.href(row) ?? (canExpand(row) ? '' : null),
      render: (props, row) => {
        const link = rowLinks && rowLinks.href(row) !== null ? rowLinks.render(props, row) : null
        if (!canExpand(row)) return link
        const isOpen = expandedIds.has(rowId(row))
        const firstChild = isOpen ? childrenOf(row)?.[0] : undefined
        const controls = [
          isOpen && renderContent(row) !== null && domId('content', row),
          firstChild !== undefined && domId('inside', firstChild),
        ]
          .filter(Boolean)
          .join(' ')
        return (
          <RowExpander
            isOpen={isOpen}
            controls={controls || undefined}
            name={nameOf(row)}
            link={link}
            tabIndex={props.tabIndex}
            onPress={() => toggle(row)}
          >
            {props.children}
          </RowExpander>
        )
      },
    }),
    [rowLinks, expandedIds, rowId, domId, canExpand, childrenOf, renderContent, nameOf, toggle],
  )

  const renderContentRow: Expansion<Row>['renderContentRow'] = (row, position) => {
    const rowContent = expandedIds.has(rowId(row)) ? renderContent(row) : null
    if (rowContent === null) return null
    return (
      <ContentRow
        key={domId('content', row)}
        id={domId('content', row)}
        rowId={rowId(row)}
        {...position}
        name={nameOf(row)}
        isNew={!heights.has(rowId(row))}
        onHeight={onHeight}
      >
        {rowContent}
      </ContentRow>
    )
  }
  const onKeyDown = expansionKeyHandler({
    isExpanded: (row) => expandedIds.has(rowId(row)),
    canExpand: canExpand,
    toggle,
    parentOf: (row) => nestings.get(rowId(row))?.parent ?? null,
  })

  return {
    rows: nested.rows,
    order: nested.order,
    columns: nestedColumns,
    links,
    onOpen: toggle,
    depthOf: (row) => nestings.get(rowId(row))?.depth ?? 0,
    ...layout,
    renderContentRow,
    onKeyDown,
  }
}

const returnNull = () => null

/** The content rows with a known height, from top to bottom. */
function openContents<Row>({ rows, order }: NestedRows<Row>, heightOf: (row: Row) => number): ExpandedContent[] {
  const contents: ExpandedContent[] = []
  order.indices.forEach((index, position) => {
    const row = rows[index]
    const height = row === undefined ? 0 : heightOf(row)
    if (height > 0) contents.push({ position, height })
  })
  return contents
}

interface RowOpenerProps extends Pick<LinkProps, 'tabIndex' | 'children'> {
  isOpen: boolean
  /** The ids of what it expands, while that is rendered. */
  controls: string | undefined
  name: string
  /** The row's link, if any; the row then expands from an icon before it. */
  link: ReactNode
  onPress: () => void
}

/**
 * The button that expands a row, in its first cell. It is the row's focus target unless the row has a link.
 * ARIA pattern: disclosure.
 */
function RowExpander({ isOpen, controls, name, link, tabIndex, children, onPress }: RowOpenerProps) {
  const icon = <ChevronRight data-screen-only size={16} strokeWidth={1.5} aria-hidden />
  const buttonProps = {
    type: 'button',
    tabIndex,
    'aria-expanded': isOpen,
    'aria-controls': controls,
    onClick: onPress,
  } as const
  if (!link)
    return (
      <button {...buttonProps} className="row-link opener">
        {icon}
        <span className="ellipsis">{children}</span>
      </button>
    )
  return (
    <span className="opens">
      <button {...buttonProps} className="opener" aria-label={expandableRowsText.details(name)}>
        {icon}
      </button>
      {link}
    </span>
  )
}

import { useCallback, useId, useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { openRowsText } from '#domain/messages/data.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { RowLinks } from '../BodyRow.tsx'
import { cellText } from '../cells.ts'
import type { Column } from '../column.ts'
import type { Expansion } from '../expansion.ts'
import type { RowOrder } from '../useRowOrder.ts'
import type { RowId } from '../useSelection.tsx'
import { ContentRow } from './ContentRow.tsx'
import { nestRows, type NestedRows } from './nestRows.ts'
import { openingKeys } from './openingKeys.ts'
import { RowOpener } from './RowOpener.tsx'
import { rowLayout, type OpenContent } from './rowLayout.ts'

/** Keep all functions stable: rows render again when one changes. */
export interface ExpansionOptions<Row> {
  /** `rows` to `links`: the same values as for DataTable. */
  rows: readonly Row[]
  order: RowOrder
  columns: readonly Column<Row>[]
  sort: readonly SortKey[]
  rowId: (row: Row) => RowId
  links?: RowLinks<Row> | null
  opened: ReadonlySet<RowId>
  onOpened: (opened: ReadonlySet<RowId>) => void
  /** The name of a row. */
  nameOf: (row: Row) => string
  canOpen: (row: Row) => boolean
  /** The children of a row, with the same columns and ids unique in the table; null if there are none (yet). */
  childrenOf?: (row: Row) => readonly Row[] | null
  /** The content below an expanded row, above its children; null for none. */
  content?: (row: Row) => ReactNode
}

/**
 * Makes rows of a DataTable expandable, to show child rows or other content (APG: disclosure, with the arrow keys of a
 * treegrid). Pressing anywhere in the row toggles it, unless it is a link; Right and Left expand and collapse the
 * focused row.
 */
export function useExpansion<Row>(options: ExpansionOptions<Row>): Expansion<Row> {
  const {
    rows,
    order,
    columns,
    sort,
    rowId,
    links: rowLinks = null,
    opened,
    onOpened,
    nameOf,
    canOpen,
    childrenOf = returnNull,
    content = returnNull,
  } = options
  const idPrefix = useId()
  const [heights, setHeights] = useState<ReadonlyMap<RowId, number>>(() => new Map())
  const nested = useMemo(
    () => nestRows({ rows, order, columns, sort, rowId, expandedIds: opened, childrenOf }),
    [rows, order, columns, sort, rowId, opened, childrenOf],
  )
  const { nestings } = nested
  const contents = useMemo(
    () =>
      openContents(nested, (row) =>
        opened.has(rowId(row)) && content(row) !== null ? (heights.get(rowId(row)) ?? 0) : 0,
      ),
    [nested, opened, rowId, content, heights],
  )
  const layout = useMemo(() => rowLayout(contents), [contents])

  const onHeight = useCallback((id: RowId, height: number) => {
    setHeights((current) => (current.get(id) === height ? current : new Map(current).set(id, height)))
  }, [])
  const toggle = useCallback(
    (row: Row) => {
      if (!canOpen(row)) return
      const toggledId = rowId(row)
      const next = new Set(opened)
      if (!next.delete(toggledId)) next.add(toggledId)
      // Forgetting the height makes the content animate in again next time.
      setHeights((current) => new Map([...current].filter(([id]) => id !== toggledId)))
      onOpened(next)
    },
    [opened, onOpened, rowId, canOpen],
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
          const depth = nesting?.depth ?? 0
          const leafProps = canOpen(row)
            ? {}
            : { className: 'leaf ell', 'data-depth': depth, style: { '--depth': depth } as CSSProperties }
          return (
            <span id={nesting && domId('inside', row)} {...leafProps}>
              {nesting && <span className="vh">{openRowsText.inside(nameOf(nesting.parent))} </span>}
              {column.render ? column.render(row) : cellText(column, column.value(row))}
            </span>
          )
        }
        return { ...column, render }
      }),
    [columns, nestings, rowId, domId, canOpen, nameOf],
  )

  const links = useMemo(
    (): RowLinks<Row> => ({
      href: (row) => rowLinks?.href(row) ?? (canOpen(row) ? '' : null),
      render: (props, row) => {
        const link = rowLinks && rowLinks.href(row) !== null ? rowLinks.render(props, row) : null
        if (!canOpen(row)) return link
        const isOpen = opened.has(rowId(row))
        const firstChild = isOpen ? childrenOf(row)?.[0] : undefined
        const controls = [
          isOpen && content(row) !== null && domId('content', row),
          firstChild !== undefined && domId('inside', firstChild),
        ]
          .filter(Boolean)
          .join(' ')
        return (
          <RowOpener
            isOpen={isOpen}
            controls={controls || undefined}
            depth={nestings.get(rowId(row))?.depth ?? 0}
            name={nameOf(row)}
            link={link}
            tabIndex={props.tabIndex}
            onPress={() => toggle(row)}
          >
            {props.children}
          </RowOpener>
        )
      },
    }),
    [rowLinks, opened, nestings, rowId, domId, canOpen, childrenOf, content, nameOf, toggle],
  )

  const renderContentRow: Expansion<Row>['renderContentRow'] = (row, position) => {
    const rowContent = opened.has(rowId(row)) ? content(row) : null
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
  const onKeyDown = openingKeys({
    isExpanded: (row) => opened.has(rowId(row)),
    canExpand: canOpen,
    toggle,
    parentOf: (row) => nestings.get(rowId(row))?.parent ?? null,
  })

  return {
    rows: nested.rows,
    order: nested.order,
    columns: nestedColumns,
    links,
    onOpen: toggle,
    ...layout,
    renderContentRow,
    onKeyDown,
  }
}

const returnNull = () => null

/** The content rows with a known height, from top to bottom. */
function openContents<Row>({ rows, order }: NestedRows<Row>, heightOf: (row: Row) => number): OpenContent[] {
  const contents: OpenContent[] = []
  order.indices.forEach((index, position) => {
    const row = rows[index]
    const height = row === undefined ? 0 : heightOf(row)
    if (height > 0) contents.push({ position, height })
  })
  return contents
}

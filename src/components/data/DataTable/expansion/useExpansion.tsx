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

/** Keep every function stable: rows are drawn again when one changes. */
export interface ExpansionOptions<Row> {
  /** `rows` to `links` as the table is given them. */
  rows: readonly Row[]
  order: RowOrder
  columns: readonly Column<Row>[]
  sort: readonly SortKey[]
  rowId: (row: Row) => RowId
  links?: RowLinks<Row> | null
  opened: ReadonlySet<RowId>
  onOpened: (opened: ReadonlySet<RowId>) => void
  /** What a row is called. */
  nameOf: (row: Row) => string
  canOpen: (row: Row) => boolean
  /** The rows inside a row, with the same columns and ids that no other row has; null: none, or none yet. */
  childrenOf?: (row: Row) => readonly Row[] | null
  /** What an opened row shows below itself, above the rows inside it; null: nothing. */
  content?: (row: Row) => ReactNode
}

/**
 * Lets the rows of a DataTable open, onto rows inside them or any content (visual.md, screen 5; APG: disclosure; the arrows
 * of APG's treegrid). The whole row opens, but where it is a link; Right and Left open and close the focused one.
 */
export function useExpansion<Row>(options: ExpansionOptions<Row>): Expansion<Row> {
  const {
    rows,
    order,
    columns,
    sort,
    rowId,
    links: given = null,
    opened,
    onOpened,
    nameOf,
    canOpen,
    childrenOf = nothing,
    content = nothing,
  } = options
  const id = useId()
  const [heights, setHeights] = useState<ReadonlyMap<RowId, number>>(() => new Map())
  const nested = useMemo(
    () => nestRows({ rows, order, columns, sort, rowId, opened, childrenOf }),
    [rows, order, columns, sort, rowId, opened, childrenOf],
  )
  const { inside } = nested
  const contents = useMemo(
    () =>
      openContents(nested, (row) =>
        opened.has(rowId(row)) && content(row) !== null ? (heights.get(rowId(row)) ?? 0) : 0,
      ),
    [nested, opened, rowId, content, heights],
  )
  const layout = useMemo(() => rowLayout(contents), [contents])

  const onHeight = useCallback((row: RowId, height: number) => {
    setHeights((before) => (before.get(row) === height ? before : new Map(before).set(row, height)))
  }, [])
  const toggle = useCallback(
    (row: Row) => {
      if (!canOpen(row)) return
      const key = rowId(row)
      const next = new Set(opened)
      if (!next.delete(key)) next.add(key)
      // So that it comes in anew the next time.
      setHeights((before) => new Map([...before].filter(([known]) => known !== key)))
      onOpened(next)
    },
    [opened, onOpened, rowId, canOpen],
  )

  const domId = useCallback(
    (part: 'content' | 'inside', row: Row) => `${id}${part}-${String(rowId(row)).replaceAll(/\s/g, '_')}`,
    [id, rowId],
  )
  const shown = useMemo(
    () =>
      columns.map((column, at): Column<Row> => {
        if (at > 0) return column
        const render = (row: Row) => {
          const place = inside.get(rowId(row))
          const depth = place?.depth ?? 0
          const unopened = canOpen(row)
            ? {}
            : { className: 'unopened ell', 'data-depth': depth, style: { '--depth': depth } as CSSProperties }
          return (
            <span id={place && domId('inside', row)} {...unopened}>
              {place && <span className="vh">{openRowsText.inside(nameOf(place.parent))} </span>}
              {column.render ? column.render(row) : cellText(column, column.value(row))}
            </span>
          )
        }
        return { ...column, render }
      }),
    [columns, inside, rowId, domId, canOpen, nameOf],
  )

  const links = useMemo(
    (): RowLinks<Row> => ({
      href: (row) => given?.href(row) ?? (canOpen(row) ? '' : null),
      render: (props, row) => {
        const link = given && given.href(row) !== null ? given.render(props, row) : null
        if (!canOpen(row)) return link
        const open = opened.has(rowId(row))
        const first = open ? childrenOf(row)?.[0] : undefined
        const controls = [
          open && content(row) !== null && domId('content', row),
          first !== undefined && domId('inside', first),
        ]
          .filter(Boolean)
          .join(' ')
        return (
          <RowOpener
            open={open}
            controls={controls || undefined}
            depth={inside.get(rowId(row))?.depth ?? 0}
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
    [given, opened, inside, rowId, domId, canOpen, childrenOf, content, nameOf, toggle],
  )

  const contentOf: Expansion<Row>['contentOf'] = (row, place) => {
    const shownContent = opened.has(rowId(row)) ? content(row) : null
    if (shownContent === null) return null
    return (
      <ContentRow
        key={domId('content', row)}
        id={domId('content', row)}
        rowId={rowId(row)}
        {...place}
        name={nameOf(row)}
        fresh={!heights.has(rowId(row))}
        onHeight={onHeight}
      >
        {shownContent}
      </ContentRow>
    )
  }
  const onKeyDown = openingKeys({
    isOpen: (row) => opened.has(rowId(row)),
    canOpen,
    toggle,
    parentOf: (row) => inside.get(rowId(row))?.parent ?? null,
  })

  return {
    rows: nested.rows,
    order: nested.order,
    columns: shown,
    links,
    onOpen: toggle,
    ...layout,
    contentOf,
    onKeyDown,
  }
}

const nothing = () => null

/** The contents that take up room, from top to bottom. */
function openContents<Row>({ rows, order }: NestedRows<Row>, heightOf: (row: Row) => number): OpenContent[] {
  const contents: OpenContent[] = []
  order.indices.forEach((index, at) => {
    const row = rows[index]
    const height = row === undefined ? 0 : heightOf(row)
    if (height > 0) contents.push({ at, height })
  })
  return contents
}

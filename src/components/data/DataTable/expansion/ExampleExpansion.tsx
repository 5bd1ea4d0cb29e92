import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import type { RowLinks } from '../BodyRow.tsx'
import type { Column } from '../column.ts'
import { DataTable, type DataTableProps } from '../DataTable.tsx'
import { useRowOrder } from '../useRowOrder.ts'
import type { RowId } from '../useSelection.tsx'
import { useExpansion } from './useExpansion.tsx'

/** A row of the tables that stories and tests of opening rows show. */
export interface ExampleNode {
  id: string
  name: string
  clicks: number | null
  impressions: number | null
  /** The rows inside it. */
  inside?: readonly ExampleNode[]
}

const TITLES = ['Dracula', 'Emma', 'Middlemarch', 'Persuasion', 'Villette', 'Walden', 'Candide', 'Ulysses']
const ADS = ['Read it with the lamp on', 'The original', 'Longer nights, better books']
const PLACES = ['UK', 'US', 'CA', 'AU']

/** Titles with ads inside, and campaigns inside those; every fourth title has none. Figures add up. */
export function exampleNodes(titles: number): ExampleNode[] {
  return Array.from({ length: titles }, (_, at) => {
    const name =
      at < TITLES.length
        ? (TITLES[at] ?? '')
        : `${TITLES[at % TITLES.length] ?? ''} ${Math.floor(at / TITLES.length) + 1}`
    if (at % 4 === 3) return { id: `t${at}`, name, clicks: at === 3 ? 0 : null, impressions: at === 3 ? 212 : null }
    return sumUp({
      id: `t${at}`,
      name,
      inside: ADS.map((ad, adAt) =>
        sumUp({
          id: `t${at}a${adAt}`,
          name: ad,
          inside: PLACES.map((place, placeAt) =>
            leaf(`t${at}a${adAt}c${placeAt}`, `${name}, autumn, ${place}`, at, adAt, placeAt),
          ),
        }),
      ),
    })
  })
}

function leaf(id: string, name: string, ...places: number[]): ExampleNode {
  const clicks = places.reduce((sum, place) => (sum * 31 + place * 97 + 211) % 2400, 7)
  return { id, name, clicks, impressions: clicks * 52 + 13 }
}

function sumUp(node: Pick<ExampleNode, 'id' | 'name'> & { inside: readonly ExampleNode[] }): ExampleNode {
  const sum = (of: 'clicks' | 'impressions') => node.inside.reduce((total, each) => total + (each[of] ?? 0), 0)
  return { ...node, clicks: sum('clicks'), impressions: sum('impressions') }
}

/** Name, clicks, impressions, CTR. */
export const exampleNodeColumns: Column<ExampleNode>[] = [
  { key: 'name', label: 'Name', type: 'text', value: ({ name }) => name },
  {
    key: 'clicks',
    label: 'Clicks',
    type: 'int',
    width: 110,
    card: 'figure',
    value: ({ clicks }) => clicks,
    total: 'sum',
  },
  {
    key: 'impressions',
    label: 'Impressions',
    shortLabel: 'Impr.',
    type: 'int',
    width: 130,
    card: 'figure',
    value: ({ impressions }) => impressions,
    total: 'sum',
  },
  {
    key: 'ctr',
    label: 'CTR',
    type: 'pct',
    width: 100,
    card: 'figure',
    value: ({ clicks, impressions }) => (clicks === null || !impressions ? null : clicks / impressions),
  },
]

type ExampleExpansionProps = Partial<
  Pick<
    DataTableProps<ExampleNode>,
    'rows' | 'columns' | 'surface' | 'scroll' | 'small' | 'cardHead' | 'selection' | 'head' | 'rowHeight'
  >
> & {
  sort?: readonly SortKey[]
  /** The ids of the rows that are open at first. */
  opened?: readonly RowId[]
  links?: RowLinks<ExampleNode>
  /** Shows the rows inside. Default true. */
  nested?: boolean
  /** What an opened row shows. */
  content?: (row: ExampleNode) => ReactNode
}

/** A table whose rows open, as a screen would hold it. */
export function ExampleExpansion({
  rows: given,
  columns = exampleNodeColumns,
  sort: first = [],
  opened: firstOpened = [],
  links,
  nested = true,
  content,
  ...rest
}: ExampleExpansionProps) {
  const [sort, setSort] = useState<readonly SortKey[]>(first)
  const [opened, setOpened] = useState<ReadonlySet<RowId>>(() => new Set(firstOpened))
  const rows = useMemo(() => given ?? exampleNodes(8), [given])
  const order = useRowOrder({ rows, columns, sort })
  const canOpen = useCallback(
    (row: ExampleNode) => (nested ? row.inside !== undefined : content !== undefined),
    [nested, content],
  )
  const expansion = useExpansion({
    rows,
    order,
    columns,
    sort,
    rowId,
    nameOf,
    canOpen,
    opened,
    onOpened: setOpened,
    ...(nested && { childrenOf }),
    ...(content && { content }),
    ...(links && { links }),
  })
  return (
    <DataTable
      caption="Titles"
      noun={{ one: 'title', many: 'titles' }}
      totalLabel={totalLabel}
      {...rest}
      rows={rows}
      order={order}
      columns={columns}
      rowId={rowId}
      sort={sort}
      onSort={setSort}
      expansion={expansion}
    />
  )
}

const rowId = ({ id }: ExampleNode) => id
const nameOf = ({ name }: ExampleNode) => name
const childrenOf = ({ inside }: ExampleNode) => inside ?? null
const totalLabel = (rows: number) => `Total, ${rows} titles`

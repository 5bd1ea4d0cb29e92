import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import type { RowLinks } from '../../BodyRow.tsx'
import type { Column } from '../../column.ts'
import { DataTable, type DataTableProps } from '../../DataTable.tsx'
import { valuesOf } from '../../sortRows.ts'
import { useRowOrder } from '../../useRowOrder.ts'
import type { RowId } from '../../selectionTypes.ts'
import { useExpansion } from '../useExpansion.tsx'

/** A row of the example tables for expandable rows. */
export interface ExampleNode {
  id: string
  name: string
  clicks: number | null
  impressions: number | null
  /** Its child rows. */
  inside?: readonly ExampleNode[]
}

const TITLES = ['Dracula', 'Emma', 'Middlemarch', 'Persuasion', 'Villette', 'Walden', 'Candide', 'Ulysses']
const ADS = ['Read it with the lamp on', 'The original', 'Longer nights, better books']
const COUNTRIES = ['UK', 'US', 'CA', 'AU']

/** Titles, their ads, and the ads' campaigns, with consistent figures; every fourth title has no ads. */
export function exampleNodes(titles: number): ExampleNode[] {
  return Array.from({ length: titles }, (_, index) => {
    const name =
      index < TITLES.length
        ? (TITLES[index] ?? '')
        : `${TITLES[index % TITLES.length] ?? ''} ${Math.floor(index / TITLES.length) + 1}`
    if (index % 4 === 3)
      return { id: `t${index}`, name, clicks: index === 3 ? 0 : null, impressions: index === 3 ? 212 : null }
    return withTotals({
      id: `t${index}`,
      name,
      inside: ADS.map((ad, adIndex) =>
        withTotals({
          id: `t${index}a${adIndex}`,
          name: ad,
          inside: COUNTRIES.map((country, countryIndex) =>
            leaf(`t${index}a${adIndex}c${countryIndex}`, `${name}, autumn, ${country}`, index, adIndex, countryIndex),
          ),
        }),
      ),
    })
  })
}

function leaf(id: string, name: string, ...path: number[]): ExampleNode {
  const clicks = path.reduce((hash, index) => (hash * 31 + index * 97 + 211) % 2400, 7)
  return { id, name, clicks, impressions: clicks * 52 + 13 }
}

function withTotals(node: Pick<ExampleNode, 'id' | 'name'> & { inside: readonly ExampleNode[] }): ExampleNode {
  const sum = (metric: 'clicks' | 'impressions') =>
    node.inside.reduce((total, child) => total + (child[metric] ?? 0), 0)
  return { ...node, clicks: sum('clicks'), impressions: sum('impressions') }
}

/** Name, clicks, impressions, CTR. */
const exampleNodeColumns: Column<ExampleNode>[] = [
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
  Omit<DataTableProps<ExampleNode>, 'order' | 'onSort' | 'sort' | 'links' | 'expansion'>
> & {
  sort?: readonly SortKey[]
  /** The ids of the initially expanded rows. */
  opened?: readonly RowId[]
  links?: RowLinks<ExampleNode>
  /** Shows child rows. Default true. */
  nested?: boolean
  /** The content of an expanded row. */
  content?: (row: ExampleNode) => ReactNode
}

/** A table with expandable rows, wired up as on a screen. */
export function ExampleExpansion({
  rows: rowsProp,
  columns = exampleNodeColumns,
  sort: initialSort = [],
  opened: initialOpened = [],
  links,
  nested = true,
  content,
  ...rest
}: ExampleExpansionProps) {
  const [sort, setSort] = useState<readonly SortKey[]>(initialSort)
  const [opened, setOpened] = useState<ReadonlySet<RowId>>(() => new Set(initialOpened))
  const rows = useMemo(() => rowsProp ?? exampleNodes(8), [rowsProp])
  const values = useMemo(() => valuesOf(columns), [columns])
  const order = useRowOrder({ rows, values, sort })
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
    canExpand: canOpen,
    expandedIds: opened,
    onExpandedIdsChange: setOpened,
    ...(nested && { childrenOf }),
    ...(content && { renderContent: content }),
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

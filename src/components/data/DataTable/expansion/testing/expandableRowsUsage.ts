/** Parameters of a story: code of the documentation page that works when pasted. */
export const EXPANDABLE_ROWS_USAGE = {
  docs: {
    source: {
      code: `import { useState } from 'react'
import type { Column } from '#components/data/DataTable/column.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { useExpansion } from '#components/data/DataTable/expansion/useExpansion.tsx'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import { valuesOf } from '#components/data/DataTable/sortRows.ts'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { SortKey } from '#domain/sortKeys.ts'

interface Title {
  id: string
  name: string
  clicks: number | null
  ads?: readonly Title[]
}

const COLUMNS: Column<Title>[] = [
  { key: 'name', label: 'Title', type: 'text', value: (title) => title.name },
  { key: 'clicks', label: 'Clicks', type: 'int', width: 110, card: 'figure', value: (title) => title.clicks, total: 'sum' },
]

const VALUES = valuesOf(COLUMNS)

const TITLES: Title[] = [
  {
    id: 'dracula',
    name: 'Dracula',
    clicks: 31_162,
    ads: [
      { id: 'dracula-lamp', name: 'Read it with the lamp on', clicks: 20_162 },
      { id: 'dracula-original', name: 'The original', clicks: 11_000 },
    ],
  },
  { id: 'emma', name: 'Emma', clicks: 240 },
]

// Stable functions: rows render again when one changes.
const idOf = (title: Title) => title.id
const nameOf = (title: Title) => title.name
const hasAds = (title: Title) => title.ads !== undefined
const adsOf = (title: Title) => title.ads ?? null

export function TitlesWithAds() {
  const [sort, setSort] = useState<readonly SortKey[]>([{ key: 'clicks', descending: true }])
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<RowId>>(new Set(['dracula']))
  const order = useRowOrder({ rows: TITLES, values: VALUES, sort })
  const expansion = useExpansion({
    rows: TITLES,
    order,
    columns: COLUMNS,
    sort,
    rowId: idOf,
    nameOf,
    canExpand: hasAds,
    childrenOf: adsOf,
    expandedIds,
    onExpandedIdsChange: setExpandedIds,
  })
  return (
    <DataTable
      caption="Titles"
      noun={{ one: 'title', many: 'titles' }}
      rows={TITLES}
      order={order}
      columns={COLUMNS}
      rowId={idOf}
      sort={sort}
      onSort={setSort}
      expansion={expansion}
    />
  )
}`,
    },
  },
}

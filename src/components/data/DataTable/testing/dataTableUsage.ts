/** Parameters of a story: code of the documentation page that works when pasted. */
export const DATA_TABLE_USAGE = {
  docs: {
    source: {
      code: `import { useState } from 'react'
import type { Column } from '#components/data/DataTable/column.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { valuesOf } from '#components/data/DataTable/sortRows.ts'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { SortKey } from '#domain/sortKeys.ts'

interface Title {
  id: number
  name: string
  clicks: number | null
}

const COLUMNS: Column<Title>[] = [
  { key: 'name', label: 'Title', type: 'text', value: (title) => title.name },
  { key: 'clicks', label: 'Clicks', type: 'int', width: 110, card: 'figure', value: (title) => title.clicks, total: 'sum' },
]

const VALUES = valuesOf(COLUMNS)

const TITLES: Title[] = [
  { id: 1, name: 'Dracula', clicks: 31_162 },
  { id: 2, name: 'Emma', clicks: 240 },
]

const idOf = (title: Title) => title.id
const totalLabel = (rows: number) => \`Total, \${rows} titles\`

export function TitlesTable() {
  const [sort, setSort] = useState<readonly SortKey[]>([{ key: 'clicks', descending: true }])
  const order = useRowOrder({ rows: TITLES, values: VALUES, sort })
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
      totalLabel={totalLabel}
    />
  )
}`,
    },
  },
}

/** Parameters of a story: code of the documentation page that works when pasted. */
export const GROUPED_HEAD_USAGE = {
  docs: {
    source: {
      code: `import { useState } from 'react'
import type { Column } from '#components/data/DataTable/column.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { GroupedHead } from '#components/data/DataTable/groupedHead/GroupedHead.tsx'
import { valuesOf } from '#components/data/DataTable/sortRows.ts'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import type { SortKey } from '#domain/sortKeys.ts'

interface Result {
  id: number
  name: string
  google: { clicks: number; impressions: number }
  meta: { clicks: number; impressions: number }
}

// Adjacent columns with the same label form a group.
const GOOGLE = { label: 'Google', icon: <PlatformMark platform="gad" /> }
const META = { label: 'Meta', icon: <PlatformMark platform="mad" /> }
const figure = { type: 'int', width: 106, total: 'sum' } as const

const COLUMNS: Column<Result>[] = [
  { key: 'name', label: 'Title', type: 'text', minWidth: 150, value: (row) => row.name },
  { ...figure, key: 'google clicks', label: 'Clicks', group: GOOGLE, value: (row) => row.google.clicks },
  { ...figure, key: 'google impressions', label: 'Impr.', group: GOOGLE, value: (row) => row.google.impressions },
  { ...figure, key: 'meta clicks', label: 'Clicks', group: META, value: (row) => row.meta.clicks },
  { ...figure, key: 'meta impressions', label: 'Impr.', group: META, value: (row) => row.meta.impressions },
]

const VALUES = valuesOf(COLUMNS)

const RESULTS: Result[] = [
  { id: 1, name: 'Dracula', google: { clicks: 980, impressions: 41_200 }, meta: { clicks: 1_204, impressions: 38_000 } },
  { id: 2, name: 'Emma', google: { clicks: 96, impressions: 5_310 }, meta: { clicks: 144, impressions: 7_940 } },
]

const idOf = (row: Result) => row.id
const totalLabel = () => 'Total'

export function ResultsByPlatform() {
  const [sort, setSort] = useState<readonly SortKey[]>([{ key: 'google clicks', descending: true }])
  const order = useRowOrder({ rows: RESULTS, values: VALUES, sort })
  return (
    <DataTable
      caption="Results by title and platform"
      noun={{ one: 'title', many: 'titles' }}
      rows={RESULTS}
      order={order}
      columns={COLUMNS}
      rowId={idOf}
      sort={sort}
      onSort={setSort}
      Header={GroupedHead}
      smallScreenLayout="table"
      totalLabel={totalLabel}
    />
  )
}`,
    },
  },
}
